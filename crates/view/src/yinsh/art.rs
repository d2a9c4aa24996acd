//! The pieces: flat, with an edge line and a sign, all light from above.

use orrery_games::core::Player;

/// Shapes and colours of the pieces, and the light on the plate.
pub(crate) const DEFS: &str = "\
<radialGradient id=\"y-light\" cx=\".38\" cy=\".28\" r=\".85\">\
<stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".42\"/><stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\"0\"/>\
</radialGradient>\
<path id=\"y-ring\" fill-rule=\"evenodd\" \
d=\"M0-44A44 44 0 1 1 0 44A44 44 0 1 1 0-44ZM0-28A28 28 0 1 0 0 28A28 28 0 1 0 0-28Z\"/>\
<g id=\"y-ring-w\"><use href=\"#y-ring\" fill=\"var(--ivory)\" stroke=\"var(--ivory-edge)\" stroke-width=\"var(--rim)\"/>\
<circle r=\"39.5\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.4\" opacity=\".72\"/>\
<circle r=\"32\" fill=\"none\" stroke=\"var(--ivory-edge)\" stroke-width=\"1.6\" opacity=\".45\"/></g>\
<g id=\"y-ring-b\"><use href=\"#y-ring\" fill=\"var(--coal)\" stroke=\"var(--coal-edge)\" stroke-width=\"var(--rim)\"/>\
<circle r=\"39.5\" fill=\"none\" stroke=\"var(--coal-hi)\" stroke-width=\"2.4\" opacity=\".8\"/></g>\
<circle id=\"y-marker\" r=\"26\"/>\
<g id=\"y-marker-w\"><use href=\"#y-marker\" fill=\"var(--ivory)\" stroke=\"var(--ivory-edge)\" stroke-width=\"var(--rim)\"/>\
<circle r=\"13\" fill=\"none\" stroke=\"var(--ivory-sign)\" stroke-width=\"3\"/></g>\
<g id=\"y-marker-b\"><use href=\"#y-marker\" fill=\"var(--coal)\" stroke=\"var(--coal-edge)\" stroke-width=\"var(--rim)\"/>\
<path d=\"M0-9.5L9.5 0L0 9.5L-9.5 0Z\" fill=\"var(--coal-sign)\"/></g>\
<path id=\"y-half\" d=\"M18.4-18.4A26 26 0 0 1-18.4 18.4Z\"/>";

/// A ring on its shadow.
pub(crate) fn ring(player: Player) -> String {
    piece("ring", 4.5, player)
}

/// A marker on its shadow.
pub(crate) fn marker(player: Player) -> String {
    piece("marker", 3.5, player)
}

fn piece(shape: &str, height: f64, player: Player) -> String {
    let letter = letter(player);
    format!(
        "<use href=\"#y-{shape}\" y=\"{height}\" class=\"shadow\" fill=\"var(--piece-shadow)\"/><use href=\"#y-{shape}-{letter}\"/>"
    )
}

/// A marker that would flip: at the upper left what it is, at the lower right what it becomes.
pub(crate) fn halved(now: Player) -> String {
    let (now, then) = match now {
        Player::First => ("ivory", "coal"),
        Player::Second => ("coal", "ivory"),
    };
    let half = |id: &str, face: &str| {
        format!(
            "<use href=\"#{id}\" fill=\"var(--{face})\" stroke=\"var(--{face}-edge)\" stroke-width=\"var(--rim)\"/>"
        )
    };
    half("y-marker", now) + &half("y-half", then)
}

fn letter(player: Player) -> char {
    match player {
        Player::First => 'w',
        Player::Second => 'b',
    }
}
