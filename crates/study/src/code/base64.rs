//! Bytes as letters that need no escaping in addresses: base64url without padding (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = (0..3).fold(0u32, |group, i| group << 8 | u32::from(chunk.get(i).copied().unwrap_or(0)));
        for i in 0..=chunk.len() {
            text.push(char::from(LETTERS[(group >> (18 - 6 * i)) as usize & 63]));
        }
    }
    text
}

/// The bytes, or the place, from 1, of the first character that cannot be.
pub fn read(text: &str) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    let (mut group, mut bits) = (0u32, 0);
    for (index, letter) in text.chars().enumerate() {
        let value =
            u8::try_from(letter).ok().and_then(|byte| LETTERS.iter().position(|known| *known == byte));
        group = group << 6 | value.ok_or(index + 1)? as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((group >> bits) as u8);
            group &= (1 << bits) - 1;
        }
    }
    // A single letter over, or bits that no byte has, come from no bytes.
    if bits == 6 || group != 0 { Err(text.chars().count()) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        for (bytes, text) in
            [(&b""[..], ""), (b"f", "Zg"), (b"fo", "Zm8"), (b"foo", "Zm9v"), (&[0xFB, 0xFF], "-_8")]
        {
            assert_eq!(write(bytes), text);
            assert_eq!(read(text).as_deref(), Ok(bytes));
        }
        assert_eq!(read("Zm9v!"), Err(5));
        assert_eq!(read("Zm9vZ"), Err(5));
        assert_eq!(read("Zh"), Err(2));
        assert_eq!(read("Zé"), Err(2));
    }
}
