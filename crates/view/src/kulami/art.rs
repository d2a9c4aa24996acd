//! What Kulami is made of: marbles, holes, and the hatch of barred tiles.

use orrery_games::kulami::Colour;

/// Symbols and paints, once in a document.
pub(crate) const DEFS: &str = concat!(
    "<radialGradient id=\"k-red-paint\" cx=\".36\" cy=\".28\" r=\".8\">",
    "<stop stop-color=\"var(--k-red-hi)\"/><stop offset=\".36\" stop-color=\"var(--k-red)\"/>",
    "<stop offset=\"1\" stop-color=\"var(--k-red-lo)\"/></radialGradient>",
    "<radialGradient id=\"k-black-paint\" cx=\".36\" cy=\".28\" r=\".8\">",
    "<stop stop-color=\"var(--k-black-hi)\"/><stop offset=\".36\" stop-color=\"var(--k-black)\"/>",
    "<stop offset=\"1\" stop-color=\"var(--k-black-lo)\"/></radialGradient>",
    "<linearGradient id=\"k-groove\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">",
    "<stop stop-color=\"var(--groove-lo)\"/><stop offset=\"1\" stop-color=\"var(--groove)\"/></linearGradient>",
    "<pattern id=\"k-hatch\" width=\"16\" height=\"16\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">",
    "<rect width=\"16\" height=\"16\" fill=\"#3C2C14\" fill-opacity=\".12\"/>",
    "<path d=\"M3 0V16\" stroke=\"#2E2614\" stroke-width=\"4.5\" stroke-opacity=\".62\"/>",
    "<path d=\"M7 0V16\" stroke=\"#FFF3DC\" stroke-width=\"2\" stroke-opacity=\".34\"/></pattern>",
    "<g id=\"k-hole\"><circle r=\"33\" fill=\"url(#k-groove)\"/>",
    "<path d=\"M-33 0A33 33 0 0 0 33 0\" fill=\"none\" stroke=\"var(--wood-hi)\" stroke-width=\"2.5\" opacity=\".8\"/></g>",
    "<ellipse id=\"k-shadow\" cx=\"2\" cy=\"7\" rx=\"36\" ry=\"35\" fill=\"var(--piece-shadow)\"/>",
    "<ellipse id=\"k-gloss\" cx=\"-10.8\" cy=\"-18.7\" rx=\"12.2\" ry=\"7.2\" fill=\"#fff\" opacity=\".5\" ",
    "transform=\"rotate(-28 -10.8 -18.7)\"/>",
    "<g id=\"k-red\"><use href=\"#k-shadow\"/><circle r=\"36\" fill=\"url(#k-red-paint)\"/><use href=\"#k-gloss\"/>",
    "<circle r=\"11\" fill=\"none\" stroke=\"var(--k-red-sign)\" stroke-width=\"4\"/></g>",
    "<g id=\"k-black\"><use href=\"#k-shadow\"/><circle r=\"36\" fill=\"url(#k-black-paint)\"/><use href=\"#k-gloss\"/>",
    "<path d=\"M-8.5-8.5L8.5 8.5M8.5-8.5L-8.5 8.5\" stroke=\"var(--k-black-sign)\" stroke-width=\"4.4\" ",
    "stroke-linecap=\"round\"/></g>",
);

/// A marble: red ones carry a circle, black ones a cross.
pub(crate) fn marble(colour: Colour) -> String {
    match colour {
        Colour::Red => "<use href=\"#k-red\"/>".to_owned(),
        Colour::Black => "<use href=\"#k-black\"/>".to_owned(),
    }
}
