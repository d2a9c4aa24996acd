//! What the page's thread did, frame by frame.

use serde_json::Value;

/// Script and layout, as the timeline of the developer tools names them.
const WORK: [&str; 6] =
    ["FunctionCall", "TimerFire", "FireAnimationFrame", "UpdateLayoutTree", "Layout", "EventDispatch"];

/// A frame of the page.
#[derive(Clone, Default)]
pub struct Frame {
    /// The milliseconds of script and layout for it.
    pub work: f64,
    /// Whether it answers a touch or a movement of the mouse.
    pub answers: bool,
    /// Whether something was moving while it was made.
    pub moves: bool,
}

/// The frames with any work from the performance mark `mark` to the next one whose name begins with `marks`, from
/// messages of chromedriver's performance log. Only the time that the page's thread was running counts: other programs
/// on the machine are no work of the page.
pub fn frames(log: &[Value], mark: &str, marks: &str) -> Vec<Frame> {
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
    let times = |name: &'static str, phase: &'static str| -> Vec<f64> {
        let mut times: Vec<f64> = events
            .clone()
            .filter(|event| event["name"] == name && event["ph"] == phase)
            .map(|event| number(event, "ts"))
            .collect();
        times.sort_by(f64::total_cmp);
        times
    };
    let (ends, started, stopped) =
        (times("AnimationFrame", "e"), times("Animation", "b"), times("Animation", "e"));
    let is_moving = |at: f64| {
        let count = |times: &[f64]| times.partition_point(|time| *time <= at);
        count(&started) > count(&stopped)
    };
    let mut work: Vec<(f64, f64, f64, bool)> = events
        .filter(|event| event["ph"] == "X" && WORK.iter().any(|name| event["name"] == *name))
        // A script without an address is one of ours, which looks at the page.
        .filter(|event| event["name"] != "FunctionCall" || event["args"]["data"]["url"] != "")
        .map(|event| {
            let (start, length) = (number(event, "ts"), number(event, "dur"));
            let ran = event["tdur"].as_f64().unwrap_or(length);
            (start, start + length, (ran / length.max(1.0)).min(1.0), event["name"] == "EventDispatch")
        })
        .collect();
    work.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut frames = vec![Frame::default(); ends.len() + 1];
    let mut covered = 0.0;
    for (start, end, share, answers) in work {
        let frame = &mut frames[ends.partition_point(|ended| *ended <= start)];
        frame.answers |= answers;
        frame.moves |= is_moving(start);
        // What is inside another piece of work is counted with it.
        let begin = f64::max(start, covered);
        if end > begin {
            frame.work += share * (end - begin) / 1000.0;
            covered = end;
        }
    }
    frames.retain(|frame| frame.work > 0.0);
    frames
}
