use orrery_games::GameKind;

use crate::Phrase;

/// What is unusual about the game of a config, in words. Layouts and boards that are spelled out are left to a picture;
/// an option without words is told as it is written.
pub fn rules_line(config: &str) -> Vec<Phrase> {
    let options = config.split_once(':').map_or("", |(_, options)| options);
    let description = GameKind::of(config).map(GameKind::description).ok();
    let words = options.split(';').filter(|option| !option.is_empty()).filter_map(|option| match description
        .and_then(|description| description.words_for(option))
    {
        Some(words) => words.map(Phrase::new),
        None => Some(Phrase::new("named").with("name", option)),
    });
    let words: Vec<Phrase> = words.collect();
    if words.is_empty() { vec![Phrase::new("variant-standard")] } else { words }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_dropped_but_what_is_seen() {
        let keys = |config: &str| rules_line(config).iter().map(|phrase| phrase.key).collect::<Vec<_>>();
        assert_eq!(keys("yinsh"), ["variant-standard"]);
        assert_eq!(keys("yinsh:blitz"), ["variant-blitz"]);
        assert_eq!(keys("lyngk:layout=RIG;six"), ["option-six"]);
        assert_eq!(
            keys("kulami:board=irregular;level2;swap"),
            ["board-irregular", "scoring-all", "option-swap"]
        );
        assert_eq!(keys("kulami:board=AAB/ACB"), ["variant-standard"]);
        assert_eq!(rules_line("yinsh:long"), [Phrase::new("named").with("name", "long")]);
    }
}
