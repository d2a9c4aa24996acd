//! What goes wrong, as exceptions that name it.

use std::fmt::Display;

use pyo3::exceptions::PyException;
use pyo3::{PyErr, create_exception};

create_exception!(orrery, OrreryError, PyException, "Whatever goes wrong in this package.");
create_exception!(orrery, ConfigError, OrreryError, "A config, code or seed that opens no game.");
create_exception!(orrery, IllegalAction, OrreryError, "An action that the rules do not allow here.");
create_exception!(orrery, RecordError, OrreryError, "Text that is no record, or cannot be played.");
create_exception!(orrery, BusyError, OrreryError, "Something that another thread is using.");
create_exception!(orrery, ClosedError, OrreryError, "Something that was closed.");

/// A config or code is refused.
pub fn config(error: impl Display) -> PyErr {
    ConfigError::new_err(error.to_string())
}

/// An action is refused.
pub fn illegal(error: impl Display) -> PyErr {
    IllegalAction::new_err(error.to_string())
}

/// A record is refused.
pub fn record(error: impl Display) -> PyErr {
    RecordError::new_err(error.to_string())
}
