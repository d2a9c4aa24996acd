//! What search engines are told: which addresses there are, and which are not for them.

use std::fmt::Write as _;

use orrery_client::Route;
use orrery_games::GameKind;
use orrery_text::Language;

use crate::links::html::escape;

/// Pages that are the same for everybody, in the order of their weight.
fn listed() -> Vec<Route> {
    let of_games = |page: fn(GameKind) -> Route| GameKind::ALL.into_iter().map(page);
    let mut pages = vec![Route::Home];
    pages.extend(of_games(Route::Rules));
    pages.extend(of_games(Route::New));
    pages.extend(of_games(Route::Course));
    pages.extend([Route::Learn, Route::Lobby, Route::About]);
    pages
}

/// Which addresses robots may ask for. Pictures of links are asked for by those who show links.
pub fn robots(base: &str) -> String {
    format!(
        "User-agent: *\nAllow: /api/v1/pictures/\nAllow: /api/v1/oembed\nDisallow: /api/\nDisallow: /game/\n\
         \nSitemap: {base}/sitemap.xml\n"
    )
}

/// All pages in all languages.
pub fn sitemap(base: &str) -> String {
    let base = escape(base);
    let mut map = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in listed() {
        for own in [None].into_iter().chain(Language::ALL.map(Some)) {
            let query = own.map_or(String::new(), |language| format!("?lang={}", language.code()));
            _ = write!(map, "<url><loc>{base}{page}{query}</loc>");
            for other in Language::ALL {
                let code = other.code();
                _ = write!(
                    map,
                    "<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{base}{page}?lang={code}\"/>"
                );
            }
            _ = writeln!(
                map,
                "<xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{base}{page}\"/></url>"
            );
        }
    }
    map + "</urlset>\n"
}
