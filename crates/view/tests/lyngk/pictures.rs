//! Boards as SVG.

use orrery_view::{Coordinates, Facing, Frame, Theme, View, ViewState, picture};

use crate::{CONFIGS, aiming, facings, game, random_table};

/// Fails unless all elements are closed in order, and every reference has its target.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (inside, text) = tag.split_once('>').expect("a closed tag");
        assert!(!text.contains('&'), "{text}");
        assert_eq!(inside.matches('"').count() % 2, 0, "{inside}");
        assert!(!inside.contains("style="), "{inside}");
        let name = inside.split([' ', '/']).find(|part| !part.is_empty()).expect("a name");
        match (inside.starts_with('/'), inside.ends_with('/')) {
            (true, _) => assert_eq!(open.pop(), Some(name)),
            (false, false) => open.push(name),
            (false, true) => {}
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for reference in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(svg.contains(&format!("id=\"{reference}\"")), "{reference}");
    }
}

#[test]
fn pictures_are_well_formed_and_small() {
    for (config, played) in CONFIGS.into_iter().zip([0, 12, 24, 31]) {
        let table = random_table(config, 31, played);
        for (facing, theme) in facings().zip([Theme::Light, Theme::Dark].into_iter().cycle()) {
            let view_state =
                ViewState { spread: facing.flipped, hint: table.game().legal().pop(), ..aiming("e4") };
            for coordinates in [Coordinates::Off, Coordinates::Edge, Coordinates::Points] {
                let svg = picture(&table, &view_state, facing, coordinates, theme);
                assert_well_formed(&svg);
                assert!(!svg.contains("var(--"), "all colours are spelled out");
            }
        }
    }
    let frame: Frame = game().frame(Facing::default(), Coordinates::Points);
    assert!(game().plate(&frame).len() < 12_000, "{}", game().plate(&frame).len());
}
