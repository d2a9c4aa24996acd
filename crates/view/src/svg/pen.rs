use std::fmt::Write;

use crate::Xy;

/// Collects SVG elements, each whole.
#[derive(Default)]
pub(crate) struct Pen(pub Vec<String>);

impl Pen {
    /// An element whose attributes are spelled out.
    pub fn put(&mut self, element: std::fmt::Arguments<'_>) {
        self.0.push(element.to_string());
    }

    /// A circle.
    pub fn circle(&mut self, [x, y]: Xy, radius: f64, attributes: &str) {
        self.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {attributes}/>",
            number(x),
            number(y),
            number(radius)
        ));
    }

    /// Straight lines through the points.
    pub fn polyline(&mut self, points: &[Xy], attributes: &str) {
        let mut path = String::new();
        for (i, &[x, y]) in points.iter().enumerate() {
            let command = if i == 0 { 'M' } else { 'L' };
            write!(path, "{command}{} {}", number(x), number(y)).expect("a string takes everything");
        }
        self.put(format_args!("<path d=\"{path}\" {attributes}/>"));
    }

    /// The outline of everything no farther than `radius` from the line between two points.
    pub fn capsule(&mut self, from: Xy, to: Xy, radius: f64, attributes: &str) {
        let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        let length = dx.hypot(dy).max(1e-9);
        let [nx, ny] = [-dy / length * radius, dx / length * radius];
        let r = number(radius);
        self.put(format_args!(
            "<path d=\"M{} {}L{} {}A{r} {r} 0 0 0 {} {}L{} {}A{r} {r} 0 0 0 {} {}Z\" {attributes}/>",
            number(from[0] + nx),
            number(from[1] + ny),
            number(to[0] + nx),
            number(to[1] + ny),
            number(to[0] - nx),
            number(to[1] - ny),
            number(from[0] - nx),
            number(from[1] - ny),
            number(from[0] + nx),
            number(from[1] + ny),
        ));
    }

    /// A text centred at a place.
    pub fn text(&mut self, [x, y]: Xy, class: &str, text: &str) {
        self.put(format_args!(
            "<text class=\"{class}\" x=\"{}\" y=\"{}\">{text}</text>",
            number(x),
            number(y)
        ));
    }
}

/// A length as it is written: to a tenth of a unit.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (0, tenth) if tenth < 0 => format!("-.{}", -tenth),
        (0, tenth) => format!(".{tenth}"),
        (whole, tenth) => format!("{whole}.{}", tenth.abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn lengths_are_written_shortly() {
        let written = [0.0, -0.04, 0.26, -0.26, 12.0, -12.34, 86.602].map(number);
        assert_eq!(written, ["0", "0", ".3", "-.3", "12", "-12.3", "86.6"]);
    }
}
