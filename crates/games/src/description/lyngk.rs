use orrery_lyngk::Lyngk;

use super::{
    Choice, Describe, Description, Drawing, Setting, SettingKind, Sides, Source, SourceKind, Written,
};

impl Describe for Lyngk {
    const DESCRIPTION: Description = Description {
        title: "LYNGK",
        blurb: "home-lyngk",
        sides: Sides::Order,
        settings: &[LAYOUT, OPTIONS],
        examples: &["lyngk:seed=1", "lyngk:seed=7;six", "lyngk:layout=<43 letters>;collect-on-claim"],
        has_official: false,
        sample: "lyngk:seed=11,e5-e4,b3-c4,e4-e3,c2-c1,b2-c3,b4-b1,a1-c5,c6-c7,c7-d6,c4-c5,d1-e2,^g,f4-g6,^k,d3-f5,^r,\
                 e7-f5,c1-e2,f1-g3",
        opening: 2,
        perft: ("", 3),
    };
}

const LAYOUT: Setting = Setting {
    label: "layout",
    kind: SettingKind::Setup(&[
        Source {
            words: "layout-random",
            kind: SourceKind::Drawn(Drawing {
                option: "random",
                is_usual: true,
                // No two layouts are alike.
                opening: 0,
                draw: |seed| format!("seed={seed}"),
            }),
        },
        Source {
            words: "layout-seed",
            kind: SourceKind::Written(Written {
                prefix: "seed=",
                is_upper: false,
                is_number: true,
                length: None,
                example: "42",
            }),
        },
        Source {
            words: "layout-code",
            kind: SourceKind::Written(Written {
                prefix: "layout=",
                is_upper: true,
                is_number: false,
                // A letter for each point.
                length: Some(43),
                example: "IBRGKJKGRBIIBRGKGJRBIIBRGKKGRBIIBRGKJKGRBIK",
            }),
        },
    ]),
};

const OPTIONS: Setting = Setting {
    label: "options",
    kind: SettingKind::Flags(&[
        Choice { option: "six", words: "option-six" },
        Choice { option: "collect-on-claim", words: "option-collect" },
    ]),
};
