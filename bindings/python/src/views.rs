//! Arrays of numpy, made and filled without a copy.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyByteArray, PyDict, PyTuple};

static FROM_BUFFER: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// A numpy array of this type and shape that uses these bytes as its memory.
pub fn array<'py>(
    py: Python<'py>,
    bytes: &Bound<'py, PyByteArray>,
    dtype: &str,
    shape: &[usize],
) -> PyResult<Bound<'py, PyAny>> {
    let from_buffer = FROM_BUFFER
        .get_or_try_init(py, || py.import("numpy")?.getattr("frombuffer").map(Bound::unbind))?
        .bind(py);
    let keywords = PyDict::new(py);
    keywords.set_item("dtype", dtype)?;
    let flat = from_buffer.call((bytes,), Some(&keywords))?;
    if shape.len() == 1 { Ok(flat) } else { flat.call_method1("reshape", (PyTuple::new(py, shape)?,)) }
}

/// A numpy array of bytes. They are 0 until `fill` writes them.
pub fn bytes<'py>(
    py: Python<'py>,
    shape: &[usize],
    fill: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyAny>> {
    let made = PyByteArray::new_with(py, shape.iter().product(), |bytes| {
        fill(bytes);
        Ok(())
    })?;
    array(py, &made, "uint8", shape)
}

/// A numpy array of these numbers.
pub fn numbers<'py, const SIZE: usize>(
    py: Python<'py>,
    dtype: &str,
    shape: &[usize],
    numbers: impl Iterator<Item = [u8; SIZE]>,
) -> PyResult<Bound<'py, PyAny>> {
    let bytes: Vec<u8> = numbers.flatten().collect();
    array(py, &PyByteArray::new(py, &bytes), dtype, shape)
}
