//! What the browser's main thread did, frame by frame.

use serde_json::Value;

/// Script and layout, as the timeline of the developer tools names them.
const WORK: [&str; 7] = [
    "FunctionCall",
    "EvaluateScript",
    "TimerFire",
    "FireAnimationFrame",
    "UpdateLayoutTree",
    "Layout",
    "EventDispatch",
];

/// The milliseconds of work in each frame that had any, from messages of chromedriver's performance log.
pub fn frames(log: &[Value]) -> Vec<f64> {
    let events: Vec<&Value> = log
        .iter()
        .filter(|message| message["method"] == "Tracing.dataCollected")
        .map(|message| &message["params"])
        .collect();
    let number = |event: &Value, field: &str| event[field].as_f64().unwrap_or_default();
    // The page's thread is the one that begins frames.
    let begins: Vec<&&Value> =
        events.iter().filter(|event| event["name"] == "BeginMainThreadFrame").collect();
    let Some(thread) = begins.first().map(|event| (&event["pid"], &event["tid"])) else { return Vec::new() };
    let mut starts: Vec<f64> = begins.iter().map(|event| number(event, "ts")).collect();
    let mut work: Vec<(f64, f64)> = events
        .iter()
        .filter(|event| (&event["pid"], &event["tid"]) == thread && event["ph"] == "X")
        .filter(|event| WORK.iter().any(|name| event["name"] == *name))
        .map(|event| (number(event, "ts"), number(event, "ts") + number(event, "dur")))
        .collect();
    starts.sort_by(f64::total_cmp);
    work.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut frames = vec![0.0; starts.len() + 1];
    let mut covered = 0.0;
    for (start, end) in work {
        // What is inside another piece of work is counted with it.
        let begin = f64::max(start, covered);
        if end > begin {
            frames[starts.partition_point(|begun| *begun <= start)] += (end - begin) / 1000.0;
            covered = end;
        }
    }
    frames.retain(|time| *time > 0.0);
    frames
}
