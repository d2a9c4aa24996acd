//! Languages, numbers, times and dates.

use std::time::Duration;

use orrery_text::{Date, Language, Words, clock};

#[test]
fn the_first_language_that_is_spoken_here_is_taken() {
    assert_eq!(Language::from_codes(["de-DE", "hu-HU", "ro"]), Language::Hu);
    assert_eq!(Language::from_codes(["ro_MD.UTF-8"]), Language::Ro);
    assert_eq!(Language::from_codes(["MO"]), Language::Ro);
    assert_eq!(Language::from_codes(["RU-ru"]), Language::Ru);
    assert_eq!(Language::from_codes(["rus", "", "-", "x-ro", "日本"]), Language::En);
    assert_eq!(Language::from_codes([]), Language::En);
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
}

#[test]
fn numbers_are_grouped_and_pointed_as_the_language_does() {
    for (language, integers, decimal, signed) in [
        (Language::En, ["51", "1,234", "12,345", "−390,254,538"], "12,345.50", "+0.31"),
        (Language::Ro, ["51", "1234", "12\u{a0}345", "−390\u{a0}254\u{a0}538"], "12\u{a0}345,50", "+0,31"),
        (Language::Ru, ["51", "1234", "12\u{a0}345", "−390\u{a0}254\u{a0}538"], "12\u{a0}345,50", "+0,31"),
        (Language::Hu, ["51", "1234", "12\u{a0}345", "−390\u{a0}254\u{a0}538"], "12\u{a0}345,50", "+0,31"),
    ] {
        let words = Words::new(language);
        assert_eq!([51, 1234, 12345, -390_254_538].map(|n| words.integer(n)), integers);
        assert_eq!(words.decimal(12345.5, 2), decimal);
        assert_eq!(words.signed(0.3149, 2), signed);
    }
}

#[test]
fn edges_of_numbers() {
    let words = Words::new(Language::En);
    assert_eq!(words.integer(0), "0");
    assert_eq!(words.integer(i64::MIN), "−9,223,372,036,854,775,808");
    assert_eq!(words.decimal(-0.004, 2), "0.00");
    assert_eq!(words.decimal(2.5, 0), "2");
    assert_eq!(words.signed(0.004, 2), "0.00");
    assert_eq!(words.signed(-1.5, 1), "−1.5");
    assert_eq!(words.signed(f64::INFINITY, 1), "+∞");
    assert_eq!(words.signed(f64::NEG_INFINITY, 1), "−∞");
    assert_eq!(words.signed(f64::NAN, 1), "–");
}

#[test]
fn clocks_show_hours_only_when_there_are_any() {
    assert_eq!(clock(Duration::ZERO), "0:00");
    assert_eq!(clock(Duration::from_millis(7_999)), "0:07");
    assert_eq!(clock(Duration::from_secs(271)), "4:31");
    assert_eq!(clock(Duration::from_secs(3_871)), "1:04:31");
}

#[test]
fn dates_are_written_out() {
    let date = Date { year: 2026, month: 11, day: 15 };
    let written = Language::ALL.map(|language| Words::new(language).date(date));
    assert_eq!(written, ["15 November 2026", "15 noiembrie 2026", "15 ноября 2026 г.", "2026. november 15."]);
    assert_eq!(Words::new(Language::En).date(Date { year: 2026, month: 13, day: 1 }), "2026-13-01");
}
