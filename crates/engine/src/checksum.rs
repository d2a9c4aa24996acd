/// FNV-1a, 64 bits: enough to notice a change that nobody made on purpose.
pub fn checksum(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let mix = |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, mix)
}
