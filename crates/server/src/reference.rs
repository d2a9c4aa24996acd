//! The reference of the API as a page: Swagger UI, embedded, over the OpenAPI document, with examples before it.

use std::sync::Arc;

use axum::extract::Path;
use axum::http::{HeaderName, header};
use axum::response::{Html, IntoResponse, Response};
use utoipa_swagger_ui::Config;

use crate::links::escape;
use crate::pages;

/// The files of the viewer that the page asks for; its own page and start are left out.
const VIEWER: [&str; 2] = ["swagger-ui.css", "swagger-ui-bundle.js"];

/// What browsers may do on this page alone: the viewer writes styles into its elements and has pictures in its own file.
/// Nothing comes from elsewhere.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The files change only with the program.
const CACHING: (HeaderName, &str) = (header::CACHE_CONTROL, "public, max-age=86400");

const START: &str = "window.addEventListener('DOMContentLoaded', () => {
  window.SwaggerUIBundle({
    url: '/api/v1/openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    displayRequestDuration: true,
    requestSnippetsEnabled: true,
    validatorUrl: null,
  });
});
";

const STYLE: &str = "body { margin: 0; background: #fcfaf6; color: #26221c; font: 16px/1.5 system-ui, sans-serif }
header, .plain { max-width: 1400px; margin: 0 auto; padding: 1.5rem 1.25rem 0 }
h1 { margin: 0 0 .5rem; font-size: 1.75rem }
a { color: #0b6b66 }
pre { overflow-x: auto; padding: .75rem 1rem; border-radius: .5rem; background: #26221c; color: #fcfaf6; font-size: .875rem }
details { margin: .5rem 0 }
summary { cursor: pointer; font-weight: 600; padding: .25rem 0 }
:focus-visible { outline: 3px solid #0b6b66; outline-offset: 2px }
.swagger-ui .info { margin: 1.5rem 0 }
";

const CURL: &str = "# Take a name: the answer sets the cookie orrery-session.
curl -i -H 'Content-Type: application/json' -d '{\"name\":\"Ana\"}' SERVER/api/v1/me
# Make a token with the cookie.
curl -H 'Content-Type: application/json' -H 'Origin: SERVER' -b 'orrery-session=…' \\
     -d '{\"label\":\"my bot\"}' SERVER/api/v1/tokens
# Ask the engine.
curl -H 'Content-Type: application/json' -H 'Authorization: Bearer …' \\
     -d '{\"config\":\"yinsh\",\"actions\":[\"f6\",\"e5\"],\"nodes\":20000}' SERVER/api/v1/analyse";

const PYTHON: &str = "import json, urllib.request

def call(method, path, body=None, token=\"…\"):
    headers = {\"Content-Type\": \"application/json\", \"Authorization\": f\"Bearer {token}\"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(\"SERVER\" + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

game = call(\"POST\", \"/api/v1/games\", {\"config\": \"kulami\", \"side\": \"first\", \"opponent\": {\"computer\": 3}})
turn = {\"act\": \"turn\", \"base\": 0, \"turn_id\": \"t0\", \"actions\": [\"d4\"]}
print(call(\"POST\", f\"/api/v1/games/{game['game']}/acts\", turn))";

const RUST: &str = "// With the crates reqwest (features blocking and json) and serde_json.
let client = reqwest::blocking::Client::new();
let game: serde_json::Value = client
    .post(\"SERVER/api/v1/games\")
    .bearer_auth(token)
    .json(&serde_json::json!({ \"config\": \"kulami\", \"side\": \"first\", \"opponent\": { \"computer\": 3 } }))
    .send()?
    .error_for_status()?
    .json()?;
println!(\"{}\", game[\"game\"]);";

/// The page: examples, the viewer, and for those without scripts the document as `plain` text.
pub fn page(plain: &str) -> Html<String> {
    let examples = [("curl", CURL), ("Python", PYTHON), ("Rust", RUST)];
    let examples = examples.map(|(name, text)| {
        let text = escape(&text.replace("SERVER", "http://127.0.0.1:8080"));
        format!("<details><summary>{name}</summary><pre tabindex=\"0\">{text}</pre></details>")
    });
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Orrery API</title>\
         <link rel=\"stylesheet\" href=\"/api/reference/swagger-ui.css\"><link rel=\"stylesheet\" href=\"/api/reference/page.css\">\
         <script src=\"/api/reference/swagger-ui-bundle.js\"></script><script src=\"/api/reference/start.js\"></script>\
         <header><h1>Orrery API</h1><p>Games between people and programs over HTTP or a socket, and the engine. Every function \
         below can be tried here; <b>Authorize</b> takes a token. <a href=\"/api/v1/openapi.json\">OpenAPI 3.1</a> · \
         <a href=\"/\">Play</a></p><h2>Examples</h2>{}</header><main id=\"reference\"></main><noscript>{plain}</noscript></html>",
        examples.concat()
    ))
}

/// A file of the page.
pub async fn file(Path(name): Path<String>) -> Response {
    let own = match name.as_str() {
        "start.js" => Some((START, "text/javascript; charset=utf-8")),
        "page.css" => Some((STYLE, "text/css; charset=utf-8")),
        _ => None,
    };
    if let Some((text, media_type)) = own {
        return ([(header::CONTENT_TYPE, media_type), CACHING], text).into_response();
    }
    let config = || Arc::new(Config::from("/api/v1/openapi.json"));
    let file = VIEWER.contains(&name.as_str()).then(|| utoipa_swagger_ui::serve(&name, config()));
    match file {
        Some(Ok(Some(file))) => {
            ([(header::CONTENT_TYPE, file.content_type.as_str()), CACHING], file.bytes.into_owned())
                .into_response()
        }
        _ => pages::nothing(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_asks_for_nothing_from_elsewhere() {
        let Html(page) = page("");
        let addresses = page.split("src=\"").chain(page.split("href=\"")).skip(1);
        for address in addresses.filter(|part| !part.starts_with("<!doctype")) {
            assert!(address.starts_with('/') && !address.starts_with("//"), "{address}");
        }
        assert!(!page.contains("<script>") && !page.contains(" style="));
    }

    #[tokio::test]
    async fn every_file_of_the_page_is_there() {
        let Html(page) = page("");
        let names = page.split("\"/api/reference/").skip(1).filter_map(|part| part.split('"').next());
        let names: Vec<&str> = names.collect();
        assert_eq!(names.len(), 4);
        for name in names {
            let response = file(Path(name.to_owned())).await;
            assert!(response.status().is_success(), "{name}");
            let media_type = response.headers()[header::CONTENT_TYPE].to_str().expect("a type");
            let wanted = if name.ends_with(".js") { "javascript" } else { "css" };
            assert!(media_type.contains(wanted), "{name}: {media_type}");
        }
        for name in ["index.html", "swagger-initializer.js", "../Cargo.toml", ""] {
            assert_eq!(file(Path(name.to_owned())).await.status(), 404, "{name}");
        }
    }
}
