use axum::http::{HeaderName, HeaderValue, header};
use orrery_games::core::Record;
use orrery_wire::Time;

use crate::links::EMBED_POLICY;
use crate::options::Options;
use crate::reference;

/// How long it is said to hold whom to tell, in milliseconds: half a year, for RFC 9116 wants less than a whole one.
const HOLDS: i64 = 180 * 86_400_000;

/// Nothing but our own files, no inline script or style, no frame around us. WASM needs its own word.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What a picture may do that is opened by itself: use the styles within it.
const POLICY_OF_PICTURES: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/// The header that says whose pages may use an answer.
pub const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// What the answer at a path may do in a browser.
pub fn policy_for(path: &str) -> HeaderValue {
    HeaderValue::from_static(match path {
        "/api" => reference::POLICY,
        path if path.starts_with("/embed/") => EMBED_POLICY,
        path if path.starts_with("/api/v1/pictures/") => POLICY_OF_PICTURES,
        _ => CONTENT_SECURITY_POLICY,
    })
}

/// What every answer says to the browser about what it may do with it, beside its policy.
pub const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (RESOURCE_POLICY, HeaderValue::from_static("same-origin")),
];

/// Whom to tell of a weakness (RFC 9116), if the host has said it.
pub fn contact(options: &Options, now: Time) -> Option<String> {
    let contact = options.contact.as_ref()?;
    let until = Record::date_of(now.0.saturating_add(HOLDS)).replace('.', "-");
    let canonical = options
        .public_url
        .as_ref()
        .map(|url| format!("Canonical: {}/.well-known/security.txt\n", url.trim_end_matches('/')));
    Some(format!(
        "Contact: {contact}\nExpires: {until}T00:00:00Z\nPreferred-Languages: en, ro, ru, hu\n{}",
        canonical.unwrap_or_default()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_to_tell_holds_for_less_than_a_year() {
        let now = Time(1_794_787_200_000);
        assert_eq!(contact(&Options::default(), now), None);
        let contact_is = Some("mailto:security@example.org".to_owned());
        let mut options = Options { contact: contact_is, ..Options::default() };
        let text = contact(&options, now).expect("a text");
        assert_eq!(
            text,
            "Contact: mailto:security@example.org\nExpires: 2027-05-15T00:00:00Z\nPreferred-Languages: en, ro, ru, hu\n"
        );
        options.public_url = Some("https://games.example.org/".to_owned());
        let text = contact(&options, now).expect("a text");
        assert!(
            text.ends_with("\nCanonical: https://games.example.org/.well-known/security.txt\n"),
            "{text}"
        );
    }
}
