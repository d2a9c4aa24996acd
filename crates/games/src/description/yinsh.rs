use orrery_yinsh::Yinsh;

use super::{Choice, Describe, Description, Setting, SettingKind, Sides};

impl Describe for Yinsh {
    const DESCRIPTION: Description = Description {
        title: "YINSH",
        blurb: "home-yinsh",
        sides: Sides::Named { names: ["side-white", "side-black"], play: ["play-white", "play-black"] },
        settings: &[Setting {
            label: "variant",
            kind: SettingKind::OneOf(&[
                Choice { option: "", words: "variant-standard" },
                Choice { option: "blitz", words: "variant-blitz" },
            ]),
        }],
        examples: &["yinsh", "yinsh:blitz"],
        has_official: true,
        sample: "yinsh,f6,e5,g6,f5,e7,g8,d5,h7,g4,e8,d5-e6,f5-g5,f6-f7,e8-h11,e7-d6,h11-h8,d6-f8,e5-g7,g4-b4,h7-h5,f7-f4,\
                 h5-h6,b4-c5,h8-h9,g6-i8,g7-i7,f8-f9,h9-g9",
        // Two rings each.
        opening: 4,
        perft: ("f6 e5 g7 d4 h8 g5 e8 f3 c3 i9", 4),
    };
}
