//! The rules of LYNGK.
