//! A few hundred sentences of reviews are true, and false ones are found out. `examples/sentences.rs` checks as many as one
//! likes.

#[allow(dead_code)]
#[path = "../examples/sentences.rs"]
mod sentences;

#[test]
fn what_reviews_say_is_so() {
    let tally = sentences::check(300);
    assert_eq!(tally.wrong, [""; 0]);
    assert_eq!(tally.believed, [""; 0]);
    assert!(tally.falsified >= 100, "{tally:?}");
    assert!(tally.keys.len() >= 10, "{:?}", tally.keys);
}
