//! What is put into pages as text.

/// A text as it stands in a page or in an attribute.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            sign => escaped.push(sign),
        }
    }
    escaped
}

/// A text as it stands in an address, as a part of its path or its query.
pub fn percent(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes().fold(String::new(), |written, byte| {
        if plain(byte) {
            written + char::from(byte).encode_utf8(&mut [0; 4])
        } else {
            written + &format!("%{byte:02X}")
        }
    })
}

/// Why an address is no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoText;

/// The text of a part of an address.
pub fn unpercent(text: &str) -> Result<String, NoText> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| byte.and_then(|byte| char::from(byte).to_digit(16));
        let (Some(high), Some(low)) = (digit(rest.next()), digit(rest.next())) else { return Err(NoText) };
        bytes.push((high * 16 + low) as u8);
    }
    String::from_utf8(bytes).map_err(|_| NoText)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_out_of_its_place() {
        assert_eq!(escape("<a href='x'>\"&"), "&lt;a href=&#39;x&#39;&gt;&quot;&amp;");
        assert_eq!(percent("/l/a b|ș"), "%2Fl%2Fa%20b%7C%C8%99");
        assert_eq!(unpercent(&percent("/l/a b|ș")), Ok("/l/a b|ș".to_owned()));
        for wrong in ["%", "%4", "%zz", "%ff"] {
            assert_eq!(unpercent(wrong), Err(NoText), "{wrong}");
        }
    }
}
