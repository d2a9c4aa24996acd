//! The colours of a theme, read from the style sheet that the page uses.

const TOKENS: &str = include_str!("../../assets/tokens.css");

/// Which colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, edges wide, no colour needed.
    Contrast,
}

/// The custom properties of a theme: those of the others replace some of the light one's.
pub(crate) fn tokens(theme: Theme) -> Vec<(&'static str, &'static str)> {
    let own = match theme {
        Theme::Light => "",
        Theme::Dark => ":root[data-theme=\"dark\"] {",
        Theme::Contrast => ":root[data-theme=\"contrast\"] {",
    };
    let own = if own.is_empty() { Vec::new() } else { block(own) };
    own.into_iter().chain(block(":root {")).collect()
}

fn block(opening: &str) -> Vec<(&'static str, &'static str)> {
    let body = TOKENS.split_once(opening).map_or("", |(_, rest)| rest.split('}').next().unwrap_or(""));
    let body = body.split("*/").map(|part| part.split("/*").next().unwrap_or(""));
    body.flat_map(|part| part.split(';'))
        .filter_map(|line| line.trim().split_once(':'))
        .filter(|(name, _)| name.starts_with("--"))
        .map(|(name, value)| (name.trim(), value.trim()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Rgb = [f64; 3];

    fn find(theme: Theme, name: &str) -> Option<&'static str> {
        tokens(theme).iter().find(|(token, _)| *token == name).map(|(_, value)| *value)
    }

    #[test]
    fn tokens_are_read_with_the_theme_before_light() {
        assert_eq!(find(Theme::Light, "--page"), Some("#F3EFE7"));
        assert_eq!(find(Theme::Dark, "--page"), Some("#14181B"));
        assert_eq!(find(Theme::Contrast, "--page"), Some("#FFFFFF"));
        assert_eq!(find(Theme::Dark, "--k-red"), Some("#B8271F"), "what is the same in both");
        assert_eq!(find(Theme::Light, "--e-nothing"), None);
    }

    #[test]
    fn what_the_system_asks_for_is_what_can_be_chosen() {
        assert_eq!(block(":root:not([data-theme=\"light\"]) {"), block(":root[data-theme=\"dark\"] {"));
        assert_eq!(block(":root:not([data-theme]) {"), block(":root[data-theme=\"contrast\"] {"));
    }

    /// A colour over a ground: `#RRGGBB`, or `rgb(r g b / a)`.
    fn over(colour: &str, ground: Rgb) -> Rgb {
        if let Some(hex) = colour.strip_prefix('#') {
            let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
            return [0, 2, 4].map(|at| f64::from(part(at)));
        }
        let inside = colour.trim_start_matches("rgb(").trim_end_matches(')');
        let numbers: Vec<f64> =
            inside.replace('/', " ").split_whitespace().map(|n| n.parse().expect("a number")).collect();
        let mut mixed = ground;
        for (i, part) in mixed.iter_mut().enumerate() {
            *part = numbers[i] * numbers[3] + *part * (1.0 - numbers[3]);
        }
        mixed
    }

    fn luminance(colour: Rgb) -> f64 {
        let [r, g, b] = colour.map(|part| {
            let part = part / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// The contrast of WCAG 2.2 between two tokens, the first over the second; the second may be `tint on ground`.
    fn contrast(theme: Theme, mark: &str, ground: &str) -> f64 {
        let value = |name: &str| find(theme, name).unwrap_or_else(|| panic!("{theme:?} has no {name}"));
        let (tint, ground) = ground.split_once(" on ").map_or((None, ground), |(tint, on)| (Some(tint), on));
        let ground = over(value(ground), [0.0; 3]);
        let ground = tint.map_or(ground, |tint| over(value(tint), ground));
        let [one, other] = [over(value(mark), ground), ground].map(|colour| luminance(colour) + 0.05);
        one.max(other) / one.min(other)
    }

    /// Complains once with every pair that has too little contrast.
    fn check(theme: Theme, least: f64, marks: &[&str], grounds: &[&str]) {
        let pairs = marks.iter().flat_map(|mark| grounds.iter().map(move |ground| (*mark, *ground)));
        let faults: Vec<String> = pairs
            .map(|(mark, ground)| (mark, ground, contrast(theme, mark, ground)))
            .filter(|(_, _, contrast)| *contrast < least)
            .map(|(mark, ground, contrast)| format!("{theme:?}: {mark} on {ground}: {contrast:.2} < {least}"))
            .collect();
        assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    }

    const TEXT: [&str; 7] =
        ["--ink", "--ink-2", "--ink-3", "--accent", "--accent-strong", "--warn", "--danger"];
    const PAGE: [&str; 3] = ["--page", "--surface", "--sunk"];

    #[test]
    fn text_can_be_read() {
        for (theme, least) in [(Theme::Light, 4.5), (Theme::Dark, 4.5), (Theme::Contrast, 7.0)] {
            check(theme, least, &TEXT, &PAGE);
            check(theme, least, &["--on-accent"], &["--accent", "--accent-strong"]);
            check(theme, least, &["--ink", "--accent"], &["--accent-soft"]);
            check(theme, least, &["--seal"], &["--seal-soft", "--surface"]);
            check(theme, least, &["--board-text"], &["--stone", "--leaf"]);
            check(theme, 3.0, &["--edge"], &PAGE);
        }
    }

    #[test]
    fn pieces_and_marks_can_be_seen() {
        for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
            check(
                theme,
                3.0,
                &["--mark", "--past"],
                &["--stone", "--leaf", "--wood", "--wood-2", "--wood-3"],
            );
            check(theme, 3.0, &["--threat"], &["--stone", "--leaf", "--wood", "--wood-2", "--wood-3"]);
            check(theme, 3.0, &["--ivory-sign"], &["--ivory"]);
            check(theme, 3.0, &["--coal-sign"], &["--coal"]);
            for piece in ["ivory", "blue", "red", "green", "black", "joker"] {
                check(theme, 3.0, &[&format!("--l-{piece}-sign")], &[&format!("--l-{piece}")]);
            }
            check(theme, 3.0, &["--k-red-sign"], &["--k-red"]);
            check(theme, 3.0, &["--k-black-sign"], &["--k-black"]);
        }
    }

    /// With high contrast every piece has an edge that is seen on every ground, tinted tiles too, and signs as clear as text.
    #[test]
    fn high_contrast_needs_no_colour() {
        let check = |least, marks: &[&str], grounds: &[&str]| check(Theme::Contrast, least, marks, grounds);
        let edges = ["--l-ivory-edge", "--l-blue-edge", "--l-red-edge", "--l-green-edge", "--l-black-edge"];
        check(3.0, &["--ivory-edge", "--coal-edge", "--stone-line"], &["--stone"]);
        check(3.0, &edges, &["--leaf"]);
        check(3.0, &["--l-joker-edge", "--leaf-line"], &["--leaf"]);
        let tiles = ["--wood", "--wood-2", "--wood-3", "--tint-red on --wood", "--tint-black on --wood"];
        check(3.0, &["--k-red", "--k-black", "--mark", "--past", "--cross", "--wood-edge"], &tiles);
        check(3.0, &["--groove", "--groove-lo"], &tiles[..3]);
        for piece in [
            "ivory", "coal", "l-ivory", "l-blue", "l-red", "l-green", "l-black", "l-joker", "k-red",
            "k-black",
        ] {
            check(7.0, &[&format!("--{piece}-sign")], &[&format!("--{piece}")]);
        }
    }
}
