//! The page of the app with a head that says what the address is about, and a body for those who run no script.

use std::fmt::Write as _;

use orrery_games::GameKind;
use orrery_learn::rules::{Rulebook, Section};
use orrery_pictures::Card;
use orrery_text::{Language, Words};
use orrery_view::Phrase;

use crate::links::card_key;
use crate::links::drawing::fingerprint;
use crate::links::html::{escape, percent};
use crate::links::language::words;
use crate::links::subject::{Subject, Text};

/// What a paragraph of the rules begins with that is an item of a list.
const ITEM: &str = "– ";

/// The path of the cards.
pub const CARDS: &str = "/api/v1/pictures/card.png";

/// The page for an address. `base` is the address of the server, without a slash at its end; `named` whether the address
/// names its language.
pub fn page(index: &str, subject: &Subject, base: &str, named: bool) -> String {
    let language = subject.language.code();
    let page = index.replacen("<html lang=\"en\">", &format!("<html lang=\"{language}\">"), 1);
    let page = without(&page, "<title>", "</title>");
    let page = without(&page, "<meta name=\"description\"", ">");
    let page = page.replacen("</head>", &(head(subject, base, named) + "</head>"), 1);
    match page.split_once("<noscript>") {
        Some((before, after)) => format!("{before}<noscript>{}{after}", text(subject)),
        None => page,
    }
}

/// The address of a picture of what the subject is about. It changes with what is shown, because whoever shows links keeps
/// their pictures for long.
pub fn picture(subject: &Subject, base: &str) -> String {
    let version = &fingerprint(&card_key(&subject.card))[..8];
    format!("{base}{CARDS}?of={}&lang={}&v={version}", percent(&subject.path), subject.language.code())
}

/// The address of a page in a language, or in the one of whoever asks.
pub fn address(subject: &Subject, base: &str, language: Option<Language>) -> String {
    let path = &subject.path;
    match language {
        Some(language) => format!("{base}{path}?lang={}", language.code()),
        None => format!("{base}{path}"),
    }
}

fn head(subject: &Subject, base: &str, named: bool) -> String {
    let mut head = String::new();
    let own = address(subject, base, named.then_some(subject.language));
    let (title, more) = (escape(&subject.title), escape(&subject.more));
    let picture = escape(&picture(subject, base));
    let [width, height] = Card::SIZE;
    let language = subject.language;
    _ = writeln!(head, "<title>{title}</title>\n<meta name=\"description\" content=\"{more}\">");
    if !subject.is_listed {
        head.push_str("<meta name=\"robots\" content=\"noindex\">\n");
    }
    _ = writeln!(head, "<link rel=\"canonical\" href=\"{}\">", escape(&own));
    for other in Language::ALL {
        let href = escape(&address(subject, base, Some(other)));
        _ = writeln!(head, "<link rel=\"alternate\" hreflang=\"{}\" href=\"{href}\">", other.code());
    }
    let any = escape(&address(subject, base, None));
    _ = writeln!(head, "<link rel=\"alternate\" hreflang=\"x-default\" href=\"{any}\">");
    let alt = escape(&format!("{}. {}", subject.card.title, subject.card.line));
    for (name, content) in [
        ("og:site_name", "Orrery"),
        ("og:type", "website"),
        ("og:title", &title),
        ("og:description", &more),
        ("og:url", &escape(&own)),
        ("og:locale", locale(language)),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("og:image:width", &width.to_string()),
        ("og:image:height", &height.to_string()),
        ("og:image:alt", &alt),
    ] {
        _ = writeln!(head, "<meta property=\"{name}\" content=\"{content}\">");
    }
    for (name, content) in [
        ("twitter:card", "summary_large_image"),
        ("twitter:title", &title),
        ("twitter:description", &more),
        ("twitter:image", &picture),
        ("twitter:image:alt", &alt),
    ] {
        _ = writeln!(head, "<meta name=\"{name}\" content=\"{content}\">");
    }
    if subject.can_embed {
        let url = percent(&address(subject, base, None));
        let href = escape(&format!("{base}/api/v1/oembed?url={url}&lang={}", language.code()));
        _ = writeln!(
            head,
            "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{href}\" title=\"{title}\">"
        );
    }
    head
}

/// As Open Graph names languages.
fn locale(language: Language) -> &'static str {
    match language {
        Language::En => "en_GB",
        Language::Ro => "ro_RO",
        Language::Ru => "ru_RU",
        Language::Hu => "hu_HU",
    }
}

/// The text without its first part between two others, these included.
fn without(text: &str, from: &str, to: &str) -> String {
    let found = text.split_once(from).and_then(|(before, rest)| Some((before, rest.split_once(to)?.1)));
    found.map_or_else(|| text.to_owned(), |(before, after)| format!("{before}{}", after.trim_start()))
}

/// What those read who run no script: what the page is about, and the rules where it is about them.
fn text(subject: &Subject) -> String {
    let words = words(subject.language);
    let mut body = format!("<main><h1>{}</h1><p>{}</p>", escape(&subject.title), escape(&subject.more));
    match subject.text {
        Text::Plain => {}
        Text::Games => games(words, &mut body),
        Text::Rules(game) => rules(words, game, &mut body),
    }
    let unofficial = words.say(&Phrase::new("about-names"));
    _ = write!(body, "<p>{}</p>", escape(&unofficial));
    _ = write!(body, "<p>{}</p></main>", languages(subject));
    body
}

/// The same page in each language.
fn languages(subject: &Subject) -> String {
    let link = |language: Language| {
        let (path, code) = (escape(&subject.path), language.code());
        format!(
            "<a href=\"{path}?lang={code}\" hreflang=\"{code}\" lang=\"{code}\">{}</a>",
            language.own_name()
        )
    };
    Language::ALL.map(link).join(" · ")
}

/// The games with what they are about and where their rules are; what is marked for programs is true.
fn games(words: &Words, body: &mut String) {
    let code = words.language().code();
    for game in GameKind::ALL {
        let title = game.title();
        let blurb = escape(&words.say(&Phrase::new(game.description().blurb)));
        let phrase = |key: &'static str| escape(&words.say(&Phrase::new(key).with("game", title)));
        let (play, learn, rules) = (phrase("play-game"), phrase("learn-game"), phrase("rules-title"));
        _ = write!(
            body,
            "<section itemscope itemtype=\"https://schema.org/Game\"><h2 itemprop=\"name\">{title}</h2>\
             <p itemprop=\"description\">{blurb}</p>\
             <p itemprop=\"numberOfPlayers\" itemscope itemtype=\"https://schema.org/QuantitativeValue\">\
             <meta itemprop=\"value\" content=\"2\"><a href=\"/new/{game}?lang={code}\">{play}</a> · \
             <a href=\"/learn/{game}?lang={code}\">{learn}</a> · \
             <a href=\"/rules/{game}?lang={code}\">{rules}</a></p></section>"
        );
    }
}

/// All rules of a game.
fn rules(words: &Words, game: GameKind, body: &mut String) {
    let language = words.language().code();
    _ = write!(
        body,
        "<article itemscope itemtype=\"https://schema.org/Article\" lang=\"{language}\">\
         <meta itemprop=\"inLanguage\" content=\"{language}\">\
         <meta itemprop=\"headline\" content=\"{}\">\
         <div itemprop=\"about\" itemscope itemtype=\"https://schema.org/Game\"><meta itemprop=\"name\" content=\"{}\"></div>\
         <div itemprop=\"articleBody\">",
        escape(&words.say(&Phrase::new("rules-title").with("game", game.title()))),
        game.title(),
    );
    for section in Rulebook::of(game).sections() {
        rules_section(words, section, body);
    }
    body.push_str("</div></article>");
}

fn rules_section(words: &Words, section: &'static Section, body: &mut String) {
    let say = |key: &'static str| words.say(&Phrase::new(key));
    _ = write!(body, "<h2 id=\"section-{}\">{}</h2>", section.id, escape(&say(&section.title)));
    let texts: Vec<String> = section.paragraphs.iter().map(|key| say(key)).collect();
    for part in texts.chunk_by(|one, other| one.starts_with(ITEM) && other.starts_with(ITEM)) {
        let mut items = part.iter().filter_map(|text| text.strip_prefix(ITEM)).peekable();
        if items.peek().is_some() {
            body.push_str("<ul>");
            items.for_each(|item| _ = write!(body, "<li>{}</li>", escape(item)));
            body.push_str("</ul>");
        } else {
            part.iter().for_each(|text| _ = write!(body, "<p>{}</p>", escape(text)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_taken_out_once() {
        assert_eq!(without("a<title>b</title>\nc", "<title>", "</title>"), "ac");
        assert_eq!(without("abc", "<title>", "</title>"), "abc");
        assert_eq!(without("a<title>b", "<title>", "</title>"), "a<title>b");
    }
}
