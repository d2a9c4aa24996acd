//! How much memory there is.

use std::fs::read_to_string;

/// Bytes that the system could still give, where it says so: what Linux has left, or lets this process have at all.
pub fn available() -> Option<u64> {
    let left = read_to_string("/proc/meminfo").ok().and_then(|text| left(&text));
    let allowed = read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse().ok());
    left.into_iter().chain(allowed).min()
}

fn left(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    kilobytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_says_is_read() {
        let text = "MemTotal:       24684028 kB\nMemFree:         1077500 kB\nMemAvailable:   23846912 kB\n";
        assert_eq!(left(text), Some(23_846_912 * 1024));
        for text in ["", "MemAvailable:", "MemAvailable: much kB", "MemAvailable: 99999999999999999999 kB"] {
            assert_eq!(left(text), None);
        }
    }
}
