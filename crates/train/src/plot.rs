//! Pictures of what was learned, as SVG: the same bytes for the same numbers.
//!
//! They are shown on light and dark pages alike, so they bring their own background.

use crate::calibration::Bin;
use crate::report::Pass;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 400.0;
const INK: &str = "#24292f";
const FAINT: &str = "#d0d7de";
const BLUE: &str = "#0969da";
const ORANGE: &str = "#bc4c00";
/// At most so many numbers on an axis.
const TICKS: f64 = 8.0;

/// A rectangle of the picture, and the numbers that its edges stand for.
struct Axes {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    x: [f64; 2],
    y: [f64; 2],
}

/// Losses by pass: on what was learned from and on what was held out, beside those of the hand and of search.
pub fn loss(title: &str, passes: &[Pass], hand: f64, search: f64) -> String {
    let epochs = passes.len().max(1) as f64;
    let all = passes.iter().flat_map(|pass| [pass.learned, pass.held_out]).chain([hand, search]);
    let (low, high) = all
        .filter(|loss| loss.is_finite())
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), loss| (low.min(loss), high.max(loss)));
    // A picture of nothing is still a picture.
    let (low, high) = if low < high { (low, high) } else { (0.0, 1.0) };
    let room = (high - low) * 0.08;
    let axes = Axes {
        left: 70.0,
        top: 70.0,
        width: 540.0,
        height: 270.0,
        x: [1.0, epochs.max(2.0)],
        y: [low - room, high + room],
    };
    let mut svg = axes.frame("epoch", "loss", 1.0, &|number, digits| format!("{number:.digits$}"));
    let lines: [(&str, &str, &str, Vec<f64>); 4] = [
        ("learned from", ORANGE, "", passes.iter().map(|pass| pass.learned).collect()),
        ("held out", BLUE, "", passes.iter().map(|pass| pass.held_out).collect()),
        ("hand", INK, " stroke-dasharray=\"6 4\"", vec![hand; 2]),
        ("search", INK, " stroke-dasharray=\"2 3\"", vec![search; 2]),
    ];
    for (number, (name, colour, dashes, losses)) in lines.into_iter().enumerate() {
        let flat = !dashes.is_empty();
        let points: Vec<(f64, f64)> = (1..)
            .zip(&losses)
            .filter(|(_, loss)| loss.is_finite())
            .map(|(epoch, &loss)| {
                let x = if flat { axes.x[epoch - 1] } else { epoch as f64 };
                axes.place(x, loss)
            })
            .collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let style = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}");
        svg += &format!("<polyline points=\"{}\" {style}/>\n", path.join(" "));
        for (x, y) in points.into_iter().filter(|_| !flat) {
            svg += &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>\n");
        }
        let x = 70.0 + 140.0 * number as f64;
        svg += &format!("<line x1=\"{x:.1}\" y1=\"52\" x2=\"{:.1}\" y2=\"52\" {style}/>\n", x + 28.0);
        svg += &text(x + 34.0, 56.0, "start", name);
    }
    whole(title, &svg)
}

/// Predicted and actual scores: a dot for each class, larger where there are more positions, all on the diagonal if
/// predictions come true.
pub fn calibration(title: &str, bins: &[Bin]) -> String {
    let axes = Axes { left: 175.0, top: 45.0, width: 295.0, height: 295.0, x: [0.0, 1.0], y: [0.0, 1.0] };
    let percent = |number: f64, _| format!("{:.0} %", 100.0 * number);
    let mut svg = axes.frame("predicted score", "actual score", 0.0, &percent);
    let ([(x1, y1), (x2, y2)], most) =
        ([0.0, 1.0].map(|n| axes.place(n, n)), bins.iter().map(|bin| bin.positions).max().unwrap_or(1));
    svg += &format!(
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{INK}\" stroke-dasharray=\"6 4\"/>\n"
    );
    for bin in bins {
        let (x, y) = axes.place(bin.predicted, bin.actual);
        // The area says how many.
        let radius = 3.0 + 9.0 * (bin.positions as f64 / most as f64).sqrt();
        let told = format!(
            "{:.1} % predicted, {:.1} % actual, {} positions",
            100.0 * bin.predicted,
            100.0 * bin.actual,
            bin.positions
        );
        svg += &format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{BLUE}\" fill-opacity=\"0.7\">\
             <title>{told}</title></circle>\n"
        );
    }
    whole(title, &svg)
}

impl Axes {
    /// Where a point is in the picture.
    fn place(&self, x: f64, y: f64) -> (f64, f64) {
        let share = |[low, high]: [f64; 2], n: f64| (n - low) / (high - low);
        (self.left + self.width * share(self.x, x), self.top + self.height * (1.0 - share(self.y, y)))
    }

    /// Lines with their numbers, which `shown` writes with so many digits after the point, and the names of the axes.
    /// The numbers of x are at least `least` apart.
    fn frame(&self, x: &str, y: &str, least: f64, shown: &dyn Fn(f64, usize) -> String) -> String {
        let (right, bottom) = (self.left + self.width, self.top + self.height);
        let mut svg = String::new();
        let line = |x1: f64, y1: f64, x2: f64, y2: f64| {
            format!(
                "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{FAINT}\"/>\n"
            )
        };
        let (marks, digits) = ticks(self.x, least);
        for mark in marks {
            let at = self.place(mark, self.y[0]).0;
            svg += &line(at, self.top, at, bottom);
            svg += &text(at, bottom + 18.0, "middle", &shown(mark, digits));
        }
        let (marks, digits) = ticks(self.y, 0.0);
        for mark in marks {
            let at = self.place(self.x[0], mark).1;
            svg += &line(self.left, at, right, at);
            svg += &text(self.left - 8.0, at + 4.0, "end", &shown(mark, digits));
        }
        svg += &text((self.left + right) / 2.0, bottom + 40.0, "middle", x);
        let (x, middle) = (self.left - 52.0, (self.top + bottom) / 2.0);
        svg + &format!(
            "<text x=\"{x:.1}\" y=\"{middle:.1}\" text-anchor=\"middle\" \
             transform=\"rotate(-90 {x:.1} {middle:.1})\">{y}</text>\n"
        )
    }
}

/// Round numbers from one to the other, and how many digits after the point they need.
fn ticks([low, high]: [f64; 2], least: f64) -> (Vec<f64>, usize) {
    let steps = (-6..=6).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| (digit * 10f64.powi(power), power)));
    let fits = |step: f64| step >= least && (high - low) / step <= TICKS;
    let (step, power) = steps.into_iter().find(|&(step, _)| fits(step)).unwrap_or((high - low, 0));
    let (first, last) = ((low / step - 1e-9).ceil() as i64, (high / step + 1e-9).floor() as i64);
    ((first..=last).map(|n| n as f64 * step).collect(), (-power).max(0) as usize)
}

fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}

/// A picture with its title, which must hold no markup.
fn whole(title: &str, content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"{INK}\" role=\"img\" aria-label=\"{title}\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\" fill=\"#ffffff\"/>\n\
         <text x=\"{:.1}\" y=\"26.0\" text-anchor=\"middle\" font-size=\"15\">{title}</text>\n{content}</svg>\n",
        WIDTH / 2.0
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass(learned: f64, held_out: f64) -> Pass {
        Pass { learned, held_out, held_out_of_results: held_out }
    }

    #[test]
    fn losses_are_drawn_from_the_left_and_upside_down() {
        let passes = [pass(0.5, 0.5), pass(0.48, 0.49), pass(0.47, 0.485)];
        let svg = loss("LYNGK", &passes, 0.5, 0.42);
        assert_eq!(svg, loss("LYNGK", &passes, 0.5, 0.42));
        assert_eq!(svg.matches("<circle").count(), 6);
        assert_eq!(svg.matches("<polyline").count(), 4);
        // From 0.42 to 0.5 with room above and below: the hand is a line near the top.
        assert!(svg.contains("<polyline points=\"70.0,88.6 610.0,88.6\""), "{svg}");
        assert!(svg.contains("<polyline points=\"70.0,88.6 340.0,117.7 610.0,132.3\""), "{svg}");
        assert!(svg.contains(">0.42</text>"), "{svg}");
    }

    #[test]
    fn what_cannot_be_drawn_is_left_out() {
        for passes in [vec![], vec![pass(0.5, 0.5)], vec![pass(f64::NAN, f64::INFINITY)]] {
            let svg = loss("YINSH", &passes, 0.5, f64::NAN);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            assert!(svg.ends_with("</svg>\n"));
        }
    }

    #[test]
    fn dots_are_as_large_as_their_classes() {
        let bin = |positions, predicted, actual| Bin { positions, predicted, actual, ..Bin::default() };
        let svg = calibration("YINSH", &[bin(25, 0.0, 0.0), bin(100, 0.5, 1.0)]);
        assert!(svg.contains("<circle cx=\"175.0\" cy=\"340.0\" r=\"7.5\""), "{svg}");
        assert!(svg.contains("<circle cx=\"322.5\" cy=\"45.0\" r=\"12.0\""), "{svg}");
        assert!(svg.contains("<title>50.0 % predicted, 100.0 % actual, 100 positions</title>"));
        assert!(calibration("YINSH", &[]).ends_with("</svg>\n"));
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks([1.0, 3.0], 1.0), (vec![1.0, 2.0, 3.0], 0));
        assert_eq!(ticks([1.0, 12.0], 1.0).0, [2.0, 4.0, 6.0, 8.0, 10.0, 12.0]);
        let (marks, digits) = ticks([0.4136, 0.5064], 0.0);
        let shown: Vec<String> = marks.iter().map(|mark| format!("{mark:.digits$}")).collect();
        assert_eq!(shown, ["0.42", "0.44", "0.46", "0.48", "0.50"]);
    }
}
