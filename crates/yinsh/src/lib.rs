//! The rules of YINSH.
