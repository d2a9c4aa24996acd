use crate::Language;

/// The Fluent files of one folder of `locales/`.
macro_rules! folder {
    ($code:literal) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/app.ftl")),
            include_str!(concat!("../../../locales/", $code, "/trouble.ftl")),
            include_str!(concat!("../../../locales/", $code, "/frame.ftl")),
            include_str!(concat!("../../../locales/", $code, "/guide.ftl")),
            include_str!(concat!("../../../locales/", $code, "/dates.ftl")),
            include_str!(concat!("../../../locales/", $code, "/links.ftl")),
            include_str!(concat!("../../../locales/", $code, "/share.ftl")),
            include_str!(concat!("../../../locales/", $code, "/yinsh.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lyngk.ftl")),
            include_str!(concat!("../../../locales/", $code, "/kulami.ftl")),
            include_str!(concat!("../../../locales/", $code, "/learn-yinsh.ftl")),
            include_str!(concat!("../../../locales/", $code, "/learn-lyngk.ftl")),
            include_str!(concat!("../../../locales/", $code, "/learn-kulami.ftl")),
            include_str!(concat!("../../../locales/", $code, "/problems.ftl")),
            include_str!(concat!("../../../locales/", $code, "/review.ftl")),
            include_str!(concat!("../../../locales/", $code, "/rules-yinsh.ftl")),
            include_str!(concat!("../../../locales/", $code, "/rules-lyngk.ftl")),
            include_str!(concat!("../../../locales/", $code, "/rules-kulami.ftl")),
            include_str!(concat!("../../../locales/", $code, "/analysis.ftl")),
            include_str!(concat!("../../../locales/", $code, "/import.ftl")),
            include_str!(concat!("../../../locales/", $code, "/puzzles.ftl")),
        ]
    };
}

/// The text of every Fluent file of `language`.
pub(crate) fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => folder!("en"),
        Language::Ro => folder!("ro"),
        Language::Ru => folder!("ru"),
        Language::Hu => folder!("hu"),
    }
}
