//! The OpenAPI document, and the same as plain text for people.

use std::fmt::Write;

use orrery_games::GameKind;
use serde_json::{Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Components, Info, OpenApi};

use crate::api;
use crate::links::escape;

/// The OpenAPI document of the server.
pub fn document() -> Value {
    finish(api::router().split_for_parts().1)
}

/// Adds to the functions what they have in common.
pub fn finish(mut document: OpenApi) -> Value {
    document.info = Info::new("Orrery", env!("CARGO_PKG_VERSION"));
    let [titles @ .., last] = GameKind::ALL.map(GameKind::title);
    document.info.description = Some(format!(
        "Games of {} and {last} between people and programs. A browser is known by a cookie, a program by a token in the \
         header `Authorization`. What happens in a game can be followed over the socket at `/api/v1/socket`, described in \
         docs/API.md, or as a stream of lines.",
        titles.join(", ")
    ));
    let components = document.components.get_or_insert_with(Components::new);
    let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("orrery-session")));
    components.security_schemes.insert("token".to_owned(), token.into());
    components.security_schemes.insert("cookie".to_owned(), cookie.into());
    let mut json = serde_json::to_value(document).expect("documents have nothing that JSON has not");
    // A request may show who sends it, in either way, or not.
    json["security"] = json!([{ "token": [] }, { "cookie": [] }, {}]);
    for function in
        json["paths"].as_object_mut().into_iter().flatten().flat_map(|(_, path)| path.as_object_mut())
    {
        for (_, function) in function.iter_mut() {
            let has_body = function["requestBody"].is_object();
            complete(&mut function["responses"], has_body);
        }
    }
    widen(&mut json);
    describe_configs(&mut json["components"]["schemas"]);
    json
}

/// Which games there are, and what is drawn for those who leave it open, as the games themselves say.
fn describe_configs(schemas: &mut Value) {
    let names = GameKind::ALL.map(GameKind::name).join("|");
    let drawn = GameKind::ALL.into_iter().flat_map(|kind| {
        let drawings = kind.description().drawings();
        drawings.map(move |(_, drawing)| format!("`{kind}:{}`", drawing.option))
    });
    let drawn: Vec<String> = drawn.collect();
    for schema in ["NewGame", "AnalyseRequest", "ReviewRequest"] {
        let config = &mut schemas[schema]["properties"]["config"];
        config["pattern"] = json!(format!("^({names})(:|$)"));
    }
    schemas["NewGame"]["properties"]["config"]["description"] =
        json!(format!("The config (docs/NOTATION.md); {} are drawn.", drawn.join(", ")));
}

/// Our numbers without a sign go up to 2³², which no format says: `int32` ends half-way.
fn widen(json: &mut Value) {
    match json {
        Value::Array(items) => items.iter_mut().for_each(widen),
        Value::Object(fields) => {
            let is_int32 = fields.get("format").is_some_and(|format| format == "int32");
            if is_int32 && fields.get("minimum").is_some_and(|minimum| minimum == 0) {
                fields.insert("format".to_owned(), json!("int64"));
                fields.insert("maximum".to_owned(), json!(u32::MAX));
            }
            fields.values_mut().for_each(widen);
        }
        _ => {}
    }
}

/// What any function may answer, and a word on each answer, without which the document would not be one.
fn complete(answers: &mut Value, has_body: bool) {
    let Some(answers) = answers.as_object_mut() else { return };
    let error = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/ErrorView" } } });
    for status in ["429", "503"].into_iter().chain(has_body.then_some("408")) {
        answers.entry(status).or_insert_with(|| json!({ "content": error }));
    }
    for (status, answer) in answers {
        let description = match status.as_str() {
            "200" => "What was asked for.",
            "201" => "It was made.",
            "204" => "It was done; there is nothing to say about it.",
            "304" => "Who asks has it already.",
            "400" => "The request makes no sense; the message says why.",
            "401" => "Nobody knows who asks: no name was taken, or a token does not hold.",
            "403" => "Who asks may not do this.",
            "404" => "There is no such thing.",
            "408" => "The body did not come in time.",
            "409" => "Both seats are taken.",
            "413" => "The body is too long.",
            "422" => "The game does not allow it; why, and the game as it stands.",
            "429" => "Too much was asked for.",
            "503" => "Nothing can be stored or read at the moment; nothing was done.",
            _ => "Something else.",
        };
        answer.as_object_mut().map(|answer| answer.entry("description").or_insert(json!(description)));
        if answer["description"] == "" {
            answer["description"] = json!(description);
        }
    }
}

/// The document for who has no scripts: a part of a page.
pub fn plain(document: &Value) -> String {
    let mut page = String::from("<div class=\"plain\">");
    let text = |value: &Value| escape(value.as_str().unwrap_or_default());
    _ = write!(page, "<p>{}</p>", text(&document["info"]["description"]));
    let paths = document["paths"].as_object().into_iter().flatten();
    for (path, functions) in paths {
        for (method, function) in functions.as_object().into_iter().flatten() {
            _ = write!(page, "<h2><code>{} {}</code></h2>", escape(&method.to_uppercase()), escape(path));
            _ = write!(page, "<p>{} {}</p>", text(&function["summary"]), text(&function["description"]));
            if let Some(name) = schema_name(&function["requestBody"]["content"]["application/json"]["schema"])
            {
                _ = write!(page, "<p>Body: <a href=\"#{name}\">{name}</a></p>");
            }
            page.push_str("<ul>");
            for (status, answer) in function["responses"].as_object().into_iter().flatten() {
                let schemas = answer["content"].as_object().into_iter().flatten();
                let names: Vec<String> =
                    schemas.filter_map(|(_, content)| schema_name(&content["schema"])).collect();
                let links: Vec<String> =
                    names.iter().map(|name| format!("<a href=\"#{name}\">{name}</a>")).collect();
                _ = write!(page, "<li>{} {}</li>", escape(status), links.join(", "));
            }
            page.push_str("</ul>");
        }
    }
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let json = serde_json::to_string_pretty(schema).unwrap_or_default();
        let name = escape(name);
        _ = write!(page, "<h2 id=\"{name}\">{name}</h2><pre>{}</pre>", escape(&json));
    }
    page.push_str("</div>");
    page
}

/// What a schema, or the items of its list, are called.
fn schema_name(schema: &Value) -> Option<String> {
    let reference = schema["$ref"].as_str().or(schema["items"]["$ref"].as_str())?;
    reference.rsplit('/').next().map(escape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_openapi_3_1_and_names_every_function() {
        let document = document();
        assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
        let paths = document["paths"].as_object().expect("paths");
        assert!(paths.len() >= 10);
        for (path, functions) in paths {
            for (method, function) in functions.as_object().expect("functions") {
                let summary = function["summary"].as_str().or(function["description"].as_str());
                assert!(summary.is_some_and(|text| !text.is_empty()), "{method} {path} says nothing");
            }
        }
    }

    #[test]
    fn every_game_can_be_set_up() {
        let schemas = &document()["components"]["schemas"];
        for schema in ["NewGame", "AnalyseRequest", "ReviewRequest"] {
            let config = &schemas[schema]["properties"]["config"];
            assert_eq!(config["maxLength"], 300);
            let pattern = config["pattern"].as_str().expect("a pattern");
            assert!(GameKind::ALL.into_iter().all(|kind| pattern.contains(kind.name())), "{pattern}");
        }
    }

    #[test]
    fn what_is_shown_is_escaped() {
        let document = serde_json::json!({ "info": { "description": "<script>" } });
        assert!(plain(&document).contains("&lt;script&gt;"));
    }
}
