//! What the page's thread did, frame by frame.

use serde_json::Value;

/// Script and layout, as the timeline of the developer tools names them.
const WORK: [&str; 6] =
    ["FunctionCall", "TimerFire", "FireAnimationFrame", "UpdateLayoutTree", "Layout", "EventDispatch"];

/// The milliseconds of work for each frame from the performance mark `mark` to the next one whose name begins with
/// `marks`, from messages of chromedriver's performance log. Only the time that the page's thread was running counts:
/// other programs on the machine are no work of the page.
pub fn frames(log: &[Value], mark: &str, marks: &str) -> Vec<f64> {
    let events: Vec<&Value> = log
        .iter()
        .filter(|message| message["method"] == "Tracing.dataCollected")
        .map(|message| &message["params"])
        .collect();
    let number = |event: &Value, field: &str| event[field].as_f64().unwrap_or_default();
    let Some(begun) = events.iter().find(|event| event["name"] == mark) else { return Vec::new() };
    let begins = number(begun, "ts");
    let is_mark = |event: &&&Value| event["name"].as_str().is_some_and(|name| name.starts_with(marks));
    let later = events.iter().filter(is_mark).map(|event| number(event, "ts")).filter(|at| *at > begins);
    let ends = later.fold(f64::INFINITY, f64::min);
    let events = events
        .iter()
        .filter(|event| event["pid"] == begun["pid"] && event["tid"] == begun["tid"])
        .filter(|event| (begins..ends).contains(&number(event, "ts")));
    let mut ends: Vec<f64> = events
        .clone()
        .filter(|event| event["name"] == "AnimationFrame" && event["ph"] == "e")
        .map(|event| number(event, "ts"))
        .collect();
    let mut work: Vec<(f64, f64, f64)> = events
        .filter(|event| event["ph"] == "X" && WORK.iter().any(|name| event["name"] == *name))
        // A script without an address is one of ours, which looks at the page.
        .filter(|event| event["name"] != "FunctionCall" || event["args"]["data"]["url"] != "")
        .map(|event| {
            let (start, length) = (number(event, "ts"), number(event, "dur"));
            let ran = event["tdur"].as_f64().unwrap_or(length);
            (start, start + length, (ran / length.max(1.0)).min(1.0))
        })
        .collect();
    ends.sort_by(f64::total_cmp);
    work.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut frames = vec![0.0; ends.len() + 1];
    let mut covered = 0.0;
    for (start, end, share) in work {
        // What is inside another piece of work is counted with it.
        let begin = f64::max(start, covered);
        if end > begin {
            frames[ends.partition_point(|ended| *ended <= start)] += share * (end - begin) / 1000.0;
            covered = end;
        }
    }
    frames.retain(|time| *time > 0.0);
    frames
}
