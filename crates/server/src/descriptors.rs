//! How many files and connections the system lets this process have open.

/// How many are left for the database, its files, other nodes and logs.
const RESERVE: u64 = 128;

/// More connections than this are not meant for one process, whatever the system allows.
const MOST: u64 = 100_000;

/// Asks the system for as many open files and connections as it gives to anybody. To be called once, at the start of the
/// process, before a server is bound.
pub fn raise_open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        if limit.current != limit.maximum {
            let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
            if let Err(error) = setrlimit(Resource::Nofile, raised) {
                tracing::warn!(%error, "the limit of open files stays as it is");
            }
        }
    }
}

/// How many connections there may be in all.
pub fn most_connections() -> u32 {
    #[cfg(unix)]
    let open_files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let open_files = None;
    room_for(open_files)
}

fn room_for(open_files: Option<u64>) -> u32 {
    let room = open_files.map_or(MOST, |limit| limit.saturating_sub(RESERVE).max(limit / 2));
    u32::try_from(room.clamp(1, MOST)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_left_for_the_database() {
        assert_eq!(room_for(Some(1_024)), 896);
        assert_eq!(room_for(Some(100)), 50);
        assert_eq!(room_for(Some(0)), 1);
        assert_eq!(room_for(Some(1 << 30)), 100_000);
        assert_eq!(room_for(None), 100_000);
    }
}
