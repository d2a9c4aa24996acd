//! Disks that fail, for tests: a layer below SQLite that loses what was not synced, as a disk does when the power
//! fails, and that can refuse to sync. An address with `?vfs=unsynced` uses it.
//!
//! What is written to a database or its write-ahead log stays in the memory of this process until that file is synced;
//! every connection of the process sees it. Who then kills the process has cut the power. Everything else, also locks
//! and shared memory, is done by the layer that SQLite uses otherwise.
#![allow(
    unsafe_code,
    reason = "SQLite calls this layer through C function pointers; there is no safe way in"
)]

use std::collections::HashMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ops::Range;
use std::slice;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};

use libsqlite3_sys::{
    SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_IOERR_FSYNC, SQLITE_IOERR_SHORT_READ, SQLITE_OK,
    SQLITE_OPEN_MAIN_DB, SQLITE_OPEN_WAL, sqlite3_file, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find,
    sqlite3_vfs_register,
};

/// What the layer is called in `?vfs=…`.
pub(crate) const NAME: &str = "unsynced";
const C_NAME: &CStr = c"unsynced";

/// A file as the process sees it, and what of that is not on disk.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    /// Written since the last sync.
    dirty: Vec<Range<usize>>,
    /// The shortest that it has been since then, if it was cut.
    cut: Option<usize>,
}

type Shared = Arc<Mutex<Image>>;

/// An open file: SQLite's part, ours, and right behind it the file of the layer below.
#[repr(C)]
struct File {
    base: sqlite3_file,
    image: *const Mutex<Image>,
}

/// The layer below, which SQLite keeps for as long as the process lives.
struct Below(*mut sqlite3_vfs);

// SAFETY: SQLite itself uses the layer from all threads; it does not change after it is registered.
unsafe impl Send for Below {}
// SAFETY: as above.
unsafe impl Sync for Below {}

/// Whether syncing fails.
static BROKEN: AtomicBool = AtomicBool::new(false);

static BELOW: OnceLock<Option<Below>> = OnceLock::new();

/// By full path. They stay, as a file's contents stay in the memory of a system that nobody has told to sync.
static IMAGES: LazyLock<Mutex<HashMap<Vec<u8>, Shared>>> = LazyLock::new(Mutex::default);

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    // Version 2 has shared memory, but no mapping of the file, which would go around this layer.
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

/// From now on syncing fails, in the whole process; or works again.
pub fn break_syncing(broken: bool) {
    BROKEN.store(broken, Ordering::SeqCst);
}

/// Makes the layer known to SQLite, which refuses its name otherwise.
pub(crate) fn register() {
    BELOW.get_or_init(|| {
        // SAFETY: a null name asks for the default layer; the answer is null or lives as long as the process.
        let below = unsafe { sqlite3_vfs_find(std::ptr::null()) };
        // SAFETY: as above; a layer is plain data that may be copied.
        let mut layer = *unsafe { below.as_ref() }?;
        let own = c_int::try_from(size_of::<File>()).ok()?;
        layer.szOsFile += own;
        layer.pNext = std::ptr::null_mut();
        layer.zName = C_NAME.as_ptr();
        layer.xOpen = Some(open);
        layer.xDelete = Some(delete);
        layer.xAccess = Some(access);
        // SAFETY: the layer is leaked, so it lives as long as the process; all its functions are there.
        let registered = unsafe { sqlite3_vfs_register(Box::leak(Box::new(layer)), 0) };
        (registered == SQLITE_OK).then_some(Below(below))
    });
}

impl Image {
    fn read(&self, to: &mut [u8], offset: usize) -> c_int {
        let there = self.bytes.get(offset..).unwrap_or_default();
        let length = there.len().min(to.len());
        to[..length].copy_from_slice(&there[..length]);
        to[length..].fill(0);
        if length == to.len() { SQLITE_OK } else { SQLITE_IOERR_SHORT_READ }
    }

    fn write(&mut self, from: &[u8], offset: usize) {
        let end = offset + from.len();
        self.bytes.resize(self.bytes.len().max(end), 0);
        self.bytes[offset..end].copy_from_slice(from);
        self.dirty.push(offset..end);
    }

    fn truncate(&mut self, size: usize) {
        self.bytes.resize(size, 0);
        self.cut = Some(self.cut.map_or(size, |cut| cut.min(size)));
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn below() -> *mut sqlite3_vfs {
    BELOW.get().and_then(Option::as_ref).map_or(std::ptr::null_mut(), |below| below.0)
}

/// The file of the layer below that lies behind one of ours.
fn real(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // `wrapping`, because nothing is read here: who uses it knows that there is room for it.
    file.cast::<File>().wrapping_add(1).cast()
}

/// Calls a function of the layer below for the file behind ours.
macro_rules! pass {
    ($file:expr, $method:ident, $missing:expr $(, $argument:expr)*) => {{
        let real = real($file);
        // SAFETY: SQLite calls this only for a file that `open` has opened, whose methods are those of the layer
        // below; the arguments are what SQLite gave for just such a call.
        unsafe {
            match (*real).pMethods.as_ref().and_then(|methods| methods.$method) {
                Some(method) => method(real $(, $argument)*),
                None => $missing,
            }
        }
    }};
}

/// What the process sees of an open file.
///
/// # Safety
/// `file` must have been opened by `open` and not been closed.
unsafe fn image<'a>(file: *mut sqlite3_file) -> MutexGuard<'a, Image> {
    // SAFETY: `open` put a pointer there that counts as one owner, until `close` takes it back.
    held(unsafe { &*(*file.cast::<File>()).image })
}

/// The bytes of a path as SQLite gives it.
///
/// # Safety
/// `name` must be null or the beginning of a text that ends with a zero.
unsafe fn path(name: *const c_char) -> Vec<u8> {
    // SAFETY: the caller's promise.
    if name.is_null() { Vec::new() } else { unsafe { CStr::from_ptr(name) }.to_bytes().to_vec() }
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: registered only if there is a layer below, which lives as long as the process.
    let Some(open) = (unsafe { (*below()).xOpen }) else { return SQLITE_CANTOPEN };
    if flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL) == 0 {
        // SAFETY: there is more room than the layer below asks for, and it then is the only one to use it.
        return unsafe { open(below(), name, file, flags, out) };
    }
    // SAFETY: SQLite gives as much room as `szOsFile` says: ours and what the layer below needs.
    unsafe { (*file).pMethods = std::ptr::null() };
    // SAFETY: as above.
    let opened = unsafe { open(below(), name, real(file), flags, out) };
    if opened != SQLITE_OK {
        return opened;
    }
    // SAFETY: SQLite's paths end with a zero.
    let path = unsafe { path(name) };
    let mut images = held(&IMAGES);
    let shared = match images.get(&path) {
        Some(shared) => shared.clone(),
        None => {
            let Some(bytes) = contents(file) else {
                pass!(file, xClose, SQLITE_OK);
                return SQLITE_IOERR;
            };
            let shared = Arc::new(Mutex::new(Image { bytes, ..Image::default() }));
            images.entry(path).or_insert(shared).clone()
        }
    };
    // SAFETY: there is room, as above. The image is an owner of its own, which `close` takes back.
    unsafe {
        file.cast::<File>()
            .write(File { base: sqlite3_file { pMethods: &METHODS }, image: Arc::into_raw(shared) });
    };
    SQLITE_OK
}

/// All that is in the file of the layer below.
fn contents(file: *mut sqlite3_file) -> Option<Vec<u8>> {
    let mut size = 0;
    if pass!(file, xFileSize, SQLITE_IOERR, &raw mut size) != SQLITE_OK {
        return None;
    }
    let mut bytes = vec![0; usize::try_from(size).ok()?];
    let length = c_int::try_from(bytes.len()).ok()?;
    let read = pass!(file, xRead, SQLITE_IOERR, bytes.as_mut_ptr().cast(), length, 0);
    (length == 0 || read == SQLITE_OK).then_some(bytes)
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    // SAFETY: SQLite's paths end with a zero.
    held(&IMAGES).remove(&unsafe { path(name) });
    // SAFETY: registered only if there is a layer below; the arguments are SQLite's.
    unsafe { (*below()).xDelete.map_or(SQLITE_IOERR, |delete| delete(below(), name, sync)) }
}

unsafe extern "C" fn access(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite's paths end with a zero.
    let shared = held(&IMAGES).get(&unsafe { path(name) }).cloned();
    // On disk the file may still be empty, which counts as not being there.
    if shared.is_some_and(|shared| !held(&shared).bytes.is_empty()) {
        // SAFETY: SQLite gives a place for the answer.
        unsafe { *out = 1 };
        return SQLITE_OK;
    }
    // SAFETY: registered only if there is a layer below; the arguments are SQLite's.
    unsafe { (*below()).xAccess.map_or(SQLITE_IOERR, |access| access(below(), name, flags, out)) }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: `open` made the pointer from an owner, and SQLite closes a file once.
    drop(unsafe { Arc::from_raw((*file.cast::<File>()).image) });
    pass!(file, xClose, SQLITE_OK)
}

unsafe extern "C" fn read(file: *mut sqlite3_file, to: *mut c_void, length: c_int, offset: i64) -> c_int {
    let (Ok(length), Ok(offset)) = (usize::try_from(length), usize::try_from(offset)) else {
        return SQLITE_IOERR;
    };
    // SAFETY: SQLite gives room for so many bytes.
    let to = unsafe { slice::from_raw_parts_mut(to.cast(), length) };
    // SAFETY: SQLite reads from files that are open.
    unsafe { image(file) }.read(to, offset)
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    length: c_int,
    offset: i64,
) -> c_int {
    let (Ok(length), Ok(offset)) = (usize::try_from(length), usize::try_from(offset)) else {
        return SQLITE_IOERR;
    };
    // SAFETY: SQLite gives so many bytes.
    let from = unsafe { slice::from_raw_parts(from.cast(), length) };
    // SAFETY: SQLite writes to files that are open.
    unsafe { image(file) }.write(from, offset);
    SQLITE_OK
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: i64) -> c_int {
    let Ok(size) = usize::try_from(size) else { return SQLITE_IOERR };
    // SAFETY: SQLite cuts files that are open.
    unsafe { image(file) }.truncate(size);
    SQLITE_OK
}

/// Only now does anything reach the file.
unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    if BROKEN.load(Ordering::SeqCst) {
        return SQLITE_IOERR_FSYNC;
    }
    // SAFETY: SQLite syncs files that are open.
    let mut image = unsafe { image(file) };
    if let Some(cut) = image.cut.take() {
        let Ok(size) = i64::try_from(cut) else { return SQLITE_IOERR };
        if pass!(file, xTruncate, SQLITE_IOERR, size) != SQLITE_OK {
            return SQLITE_IOERR;
        }
    }
    let Image { bytes, dirty, .. } = &mut *image;
    for range in dirty.drain(..) {
        // What was cut off after it was written is no longer there.
        let from = &bytes[range.start.min(bytes.len())..range.end.min(bytes.len())];
        let (Ok(length), Ok(offset)) = (c_int::try_from(from.len()), i64::try_from(range.start)) else {
            return SQLITE_IOERR;
        };
        if length > 0 && pass!(file, xWrite, SQLITE_IOERR, from.as_ptr().cast(), length, offset) != SQLITE_OK
        {
            return SQLITE_IOERR;
        }
    }
    pass!(file, xSync, SQLITE_OK, flags)
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, out: *mut i64) -> c_int {
    // SAFETY: SQLite asks about files that are open.
    let Ok(size) = i64::try_from(unsafe { image(file) }.bytes.len()) else { return SQLITE_IOERR };
    // SAFETY: SQLite gives a place for the answer.
    unsafe { *out = size };
    SQLITE_OK
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass!(file, xLock, SQLITE_IOERR, level)
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    pass!(file, xUnlock, SQLITE_IOERR, level)
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    pass!(file, xCheckReservedLock, SQLITE_IOERR, out)
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, operation: c_int, argument: *mut c_void) -> c_int {
    pass!(file, xFileControl, SQLITE_IOERR, operation, argument)
}

unsafe extern "C" fn sector_size(file: *mut sqlite3_file) -> c_int {
    pass!(file, xSectorSize, 0)
}

unsafe extern "C" fn device_characteristics(file: *mut sqlite3_file) -> c_int {
    pass!(file, xDeviceCharacteristics, 0)
}

unsafe extern "C" fn shm_map(
    file: *mut sqlite3_file,
    region: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    pass!(file, xShmMap, SQLITE_IOERR, region, size, extend, out)
}

unsafe extern "C" fn shm_lock(file: *mut sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    pass!(file, xShmLock, SQLITE_IOERR, offset, count, flags)
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    pass!(file, xShmBarrier, ());
}

unsafe extern "C" fn shm_unmap(file: *mut sqlite3_file, delete: c_int) -> c_int {
    pass!(file, xShmUnmap, SQLITE_OK, delete)
}
