//! What the data files of `lessons/` must keep to.

mod goals;
mod kulami;
mod lyngk;
mod problems;
mod replay;
mod rules;
mod steps;
mod yinsh;
