use orrery_kulami::{Board, Kulami};

use super::{
    Choice, Describe, Description, Drawing, Setting, SettingKind, Sides, Source, SourceKind, Written,
};

impl Describe for Kulami {
    const DESCRIPTION: Description = Description {
        title: "Kulami",
        blurb: "home-kulami",
        sides: Sides::Named { names: ["side-red", "side-black"], play: ["play-red", "play-black"] },
        settings: &[BOARD, SCORING, OPTIONS],
        examples: &["kulami", "kulami:board=irregular;level2;swap", "kulami:board=square-1234"],
        has_official: false,
        sample: "kulami,d4,f4,f2,b2,b5,e5,e2,a2,h2,h6,a6,d6,d5,d2,d8,g8,a8,c8,c4,c3,a3,f3",
        opening: 2,
        perft: ("", 6),
    };
}

const BOARD: Setting = Setting {
    label: "board",
    kind: SettingKind::Setup(&[
        Source { words: "board-square", kind: SourceKind::Named("board=square") },
        Source { words: "board-irregular", kind: SourceKind::Named("board=irregular") },
        Source { words: "board-example", kind: SourceKind::Named("board=example") },
        Source {
            words: "board-random-square",
            kind: SourceKind::Drawn(Drawing {
                option: "board=random-square",
                is_usual: false,
                opening: 2,
                draw: |seed| format!("board={}", Board::random_square(seed)),
            }),
        },
        Source {
            words: "board-random-shape",
            kind: SourceKind::Drawn(Drawing {
                option: "board=random-irregular",
                is_usual: false,
                opening: 2,
                draw: |seed| format!("board={}", Board::random_irregular(seed)),
            }),
        },
        Source {
            words: "board-code",
            kind: SourceKind::Written(Written {
                prefix: "board=",
                is_upper: false,
                is_number: false,
                length: None,
                example: "square-7",
            }),
        },
        Source { words: "board-editor", kind: SourceKind::Made("board=") },
    ]),
};

const SCORING: Setting = Setting {
    label: "scoring",
    kind: SettingKind::OneOf(&[
        Choice { option: "", words: "scoring-tiles" },
        Choice { option: "level1", words: "scoring-area" },
        Choice { option: "lines", words: "scoring-lines" },
        Choice { option: "level2", words: "scoring-all" },
    ]),
};

const OPTIONS: Setting = Setting {
    label: "options",
    kind: SettingKind::Flags(&[Choice { option: "swap", words: "option-swap" }]),
};
