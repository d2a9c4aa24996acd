use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What stands between `{` and `}`, word for word, commands such as `[%clk 0:04:31]` included.
///
/// Commands this program does not know stay in the text. A text that could not be written is made to fit:
/// `}` becomes `)`, and line ends of any kind become `\n`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comment(String);

impl Comment {
    /// A comment with this text, made to fit.
    pub fn new(text: &str) -> Comment {
        Comment(text.replace("\r\n", "\n").replace('\r', "\n").replace('}', ")"))
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The commands with a meaning, as docs/NOTATION.md defines them.
    pub const COMMANDS: [&'static str; 6] = ["clk", "emt", "eval", "chance", "grade", "marks"];

    /// The text without the commands that have a meaning, and without space around it.
    pub fn prose(&self) -> String {
        let mut rest = self.clone();
        for name in Comment::COMMANDS {
            rest.set_command(name, None);
        }
        rest.0.trim().to_string()
    }

    /// The time left on a clock: the first `[%clk h:mm:ss]`, with a fraction of a second or without.
    ///
    /// ```
    /// use orrery_core::Comment;
    /// use std::time::Duration;
    ///
    /// let comment = Comment::new("[%clk 0:04:31] a long think");
    /// assert_eq!(comment.clock(), Some(Duration::from_secs(271)));
    /// assert_eq!(comment.prose(), "a long think");
    /// ```
    pub fn clock(&self) -> Option<Duration> {
        self.command("clk").and_then(read_clock)
    }

    /// Writes the time left, cut to milliseconds, or takes it away. It replaces the old one, or else goes to the
    /// front.
    pub fn set_clock(&mut self, clock: Option<Duration>) {
        self.set_command("clk", clock.map(write_clock));
    }

    /// What the turn took: the first `[%emt h:mm:ss]`, with a fraction of a second or without.
    pub fn spent(&self) -> Option<Duration> {
        self.command("emt").and_then(read_clock)
    }

    /// Writes what the turn took, cut to milliseconds, or takes it away. It replaces the old one, or else goes to the
    /// front.
    pub fn set_spent(&mut self, spent: Option<Duration>) {
        self.set_command("emt", spent.map(write_clock));
    }

    /// An evaluation: the first `[%eval +0.31]`.
    pub fn eval(&self) -> Option<Eval> {
        self.command("eval").and_then(|text| text.parse().ok())
    }

    /// Writes an evaluation, or takes it away. It replaces the old one, or else goes to the front.
    pub fn set_eval(&mut self, eval: Option<Eval>) {
        self.set_command("eval", eval.map(|eval| eval.to_string()));
    }

    /// The argument of the first command of this name, such as `0:04:31` of `[%clk 0:04:31]`.
    pub fn command(&self, name: &str) -> Option<&str> {
        find_command(&self.0, name).map(|found| found.argument)
    }

    /// Replaces the first command of this name, or else writes it to the front, and takes all others away. Brackets in the
    /// argument, which would end it, become parentheses.
    pub fn set_command(&mut self, name: &str, argument: Option<String>) {
        let fit = |argument: String| argument.replace(['[', '{'], "(").replace([']', '}'], ")");
        let mut command = argument.map(|argument| format!("[%{name} {}]", fit(argument)));
        let mut text = String::new();
        let mut rest = self.0.as_str();
        while let Some(found) = find_command(rest, name) {
            text.push_str(found.before);
            rest = match command.take() {
                Some(command) => {
                    text.push_str(&command);
                    found.after
                }
                // The space that set it apart goes with it.
                None => found.after.strip_prefix(' ').unwrap_or(found.after),
            };
        }
        text.push_str(rest);
        self.0 = match command {
            Some(command) if text.is_empty() => command,
            Some(command) => format!("{command} {text}"),
            None => text,
        };
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.0)
    }
}

struct Found<'a> {
    before: &'a str,
    argument: &'a str,
    after: &'a str,
}

fn find_command<'a>(text: &'a str, name: &str) -> Option<Found<'a>> {
    let (before, rest) = text.split_once(&format!("[%{name} "))?;
    let (argument, after) = rest.split_once(']')?;
    Some(Found { before, argument: argument.trim(), after })
}

fn read_clock(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut parts = whole.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let in_range = |part: &str| digits(part).filter(|&n| part.len() <= 2 && n < 60);
    let whole =
        digits(hours)?.checked_mul(3600)?.checked_add(in_range(minutes)? * 60 + in_range(seconds)?)?;
    let nanos = digits(&format!("{:0<9}", fraction.get(..fraction.len().min(9))?))?;
    if parts.next().is_none() && digits_only(fraction) {
        Some(Duration::new(whole, u32::try_from(nanos).ok()?))
    } else {
        None
    }
}

fn write_clock(clock: Duration) -> String {
    let (seconds, millis) = (clock.as_secs(), clock.subsec_millis());
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if millis == 0 { whole } else { format!("{whole}.{millis:03}") }
}

fn digits_only(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// A number of digits alone: `parse` would take a sign too.
fn digits(text: &str) -> Option<u64> {
    text.parse().ok().filter(|_| digits_only(text))
}

/// An evaluation in hundredths of a point, positive where the first player is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Eval(pub i32);

/// As in records: `+0.31`.
impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}

/// Why a text is no evaluation: it is no decimal number, or too large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvalError;

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an evaluation such as +0.31")
    }
}

impl std::error::Error for EvalError {}

/// A decimal number with or without sign and fraction; digits after the second are cut off.
impl FromStr for Eval {
    type Err = EvalError;

    fn from_str(text: &str) -> Result<Eval, EvalError> {
        let size = text.strip_prefix(['+', '-']).unwrap_or(text);
        let (whole, fraction) = size.split_once('.').unwrap_or((size, "0"));
        let hundredths = || {
            let fraction = fraction.get(..2).unwrap_or(fraction);
            let size = i64::try_from(digits(whole)?).ok()?.checked_mul(100)?;
            let size = size.checked_add(i64::try_from(digits(&format!("{fraction:0<2}"))?).ok()?)?;
            i32::try_from(if text.starts_with('-') { -size } else { size }).ok()
        };
        hundredths().filter(|_| digits_only(fraction)).map(Eval).ok_or(EvalError)
    }
}
