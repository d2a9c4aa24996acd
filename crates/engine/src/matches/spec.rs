use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Contender, Launcher, Limit, Process, Transport};

/// An engine as it is named on the command line.
///
/// `orrery[:<option>=<value>,…][;…]` is this program, `cmd:<program> <argument>…[;…]` any other that speaks the
/// protocol. Fields set apart by `;` follow: a [`Limit`], `name=<name>`, or `<option>=<value>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineSpec {
    program: Program,
    options: Vec<(String, String)>,
    limit: Option<Limit>,
    name: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Program {
    Own,
    Other { program: String, arguments: Vec<String> },
}

impl EngineSpec {
    /// The limit where neither engine, match nor level gives one.
    const DEFAULT_LIMIT: Limit = Limit::MoveTime(Duration::from_millis(200));

    /// This program, or another one with its arguments, with options as `<option>=<value>`.
    pub fn new<'a>(
        command: Option<&str>,
        options: impl IntoIterator<Item = &'a str>,
    ) -> Result<EngineSpec, String> {
        let program = command.map_or(Ok(Program::Own), Program::other)?;
        let mut spec = EngineSpec { program, options: Vec::new(), limit: None, name: None };
        options.into_iter().try_for_each(|option| spec.add_option(option))?;
        Ok(spec)
    }

    /// The engine ready to be started. `own` is the path of this program; `limit` is the match's, for engines
    /// without one of their own. Without either, a level plays with its own budget.
    pub fn contender(&self, own: &str, limit: Option<Limit>) -> Contender {
        let (program, arguments) = match &self.program {
            Program::Own => (own.to_string(), vec!["engine".to_string()]),
            Program::Other { program, arguments } => (program.clone(), arguments.clone()),
        };
        let launch: Launcher = Box::new(move || {
            Process::start(&program, &arguments).map(|process| Box::new(process) as Box<dyn Transport>)
        });
        let budget = self.has_level().then_some(Limit::Budget);
        let limit = self.limit.or(limit).or(budget).unwrap_or(EngineSpec::DEFAULT_LIMIT);
        let identity = EngineSpec { limit: Some(limit), name: None, ..self.clone() }.to_string();
        let name = self.name.clone().unwrap_or_else(|| identity.clone());
        let is_own = self.program == Program::Own;
        Contender { name, identity, options: self.options.clone(), limit, is_own, launch }
    }

    fn has_level(&self) -> bool {
        self.options.iter().any(|(name, value)| name == "Level" && value != "0")
    }

    fn add_field(&mut self, field: &str) -> Result<(), String> {
        let (key, value) = field.split_once('=').unwrap_or((field, ""));
        let repeated = match key {
            "movetime" | "nodes" | "depth" | "clock" | "budget" => {
                self.limit.replace(field.parse()?).is_some()
            }
            "name" if !value.trim().is_empty() => self.name.replace(value.trim().to_string()).is_some(),
            _ => return self.add_option(field),
        };
        if repeated { Err(format!("`{field}` comes after another of its kind")) } else { Ok(()) }
    }

    fn add_option(&mut self, text: &str) -> Result<(), String> {
        let (name, value) =
            text.split_once('=').ok_or_else(|| format!("expected <option>=<value>, found `{text}`"))?;
        let (name, value) = (name.trim(), value.trim());
        if name.is_empty() || value.is_empty() {
            return Err(format!("expected <option>=<value>, found `{text}`"));
        }
        if self.options.iter().any(|(other, _)| other == name) {
            return Err(format!("the option {name} is given twice"));
        }
        self.options.push((name.to_string(), value.to_string()));
        Ok(())
    }
}

impl Program {
    fn other(command: &str) -> Result<Program, String> {
        let mut words = command.split_whitespace().map(str::to_string);
        let program = words.next().ok_or("an engine needs a program, as in `cmd:./engine --ugi`")?;
        Ok(Program::Other { program, arguments: words.collect() })
    }
}

impl FromStr for EngineSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<EngineSpec, String> {
        if text.contains(char::is_control) {
            return Err("an engine is named on one line".to_string());
        }
        let mut fields = text.split(';');
        let head = fields.next().unwrap_or_default().trim();
        let mut spec = EngineSpec { program: Program::Own, options: Vec::new(), limit: None, name: None };
        if let Some(command) = head.strip_prefix("cmd:") {
            spec.program = Program::other(command)?;
        } else if let Some(options) = head.strip_prefix("orrery:") {
            options.split(',').try_for_each(|option| spec.add_option(option))?;
        } else if head != "orrery" {
            return Err(format!("expected orrery, orrery:<options> or cmd:<program>, found `{head}`"));
        }
        fields.try_for_each(|field| spec.add_field(field.trim()))?;
        Ok(spec)
    }
}

impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<String> =
            self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        match &self.program {
            Program::Own if options.is_empty() => f.write_str("orrery")?,
            Program::Own => write!(f, "orrery:{}", options.join(","))?,
            Program::Other { program, arguments } => {
                write!(f, "cmd:{program}")?;
                arguments.iter().try_for_each(|argument| write!(f, " {argument}"))?;
                options.iter().try_for_each(|option| write!(f, ";{option}"))?;
            }
        }
        self.limit.iter().try_for_each(|limit| write!(f, ";{limit}"))?;
        self.name.iter().try_for_each(|name| write!(f, ";name={name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(text: &str, limit: Option<&str>) -> String {
        let limit = limit.map(|text| text.parse().unwrap());
        text.parse::<EngineSpec>().unwrap().contender("/bin/orrery", limit).identity
    }

    #[test]
    fn specs_read_back() {
        for text in [
            "orrery",
            "orrery:Level=3,Search=uct,Threads=1,Hash=16",
            "orrery:Search=uct;movetime=200",
            "cmd:/opt/other --ugi fast;Hash=16;clock=1000+10;name=Other",
            "orrery;budget;name=a b",
        ] {
            assert_eq!(text.parse::<EngineSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn wrong_specs_say_why() {
        for (text, reason) in [
            ("", "expected orrery"),
            ("stockfish", "found `stockfish`"),
            ("cmd:", "needs a program"),
            ("orrery:Level", "expected <option>=<value>, found `Level`"),
            ("orrery:", "expected <option>=<value>"),
            ("orrery:Level=1,Level=2", "the option Level is given twice"),
            ("orrery;movetime=x", "movetime=<milliseconds>"),
            ("orrery;depth=2;nodes=5", "after another of its kind"),
            ("orrery:Level=1\nquit", "on one line"),
        ] {
            let error = text.parse::<EngineSpec>().unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn the_nearest_limit_holds() {
        assert_eq!(identity("orrery", None), "orrery;movetime=200");
        assert_eq!(identity("orrery", Some("nodes=9")), "orrery;nodes=9");
        assert_eq!(identity("orrery;depth=2", Some("nodes=9")), "orrery;depth=2");
        assert_eq!(identity("orrery:Level=2", None), "orrery:Level=2;budget");
        assert_eq!(identity("orrery:Level=2", Some("nodes=9")), "orrery:Level=2;nodes=9");
        assert_eq!(identity("orrery:Level=0", None), "orrery:Level=0;movetime=200");
    }
}
