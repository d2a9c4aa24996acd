//! The Python package (`bindings/python`): its wheel, and its tests in an environment of their own.

use std::fs;
use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::apt;
use crate::command::{Call, cargo, root, target};
use crate::openapi;
use crate::steps::Steps;

/// Where the package is.
const FOLDER: &str = "bindings/python";

/// What builds the package and checks its types, and whose interfaces it has.
const PACKAGES: &str = "maturin==1.16.0 numpy==2.4.6 pytest==9.2.0 mypy==2.4.1 pettingzoo==1.27.0 gymnasium==1.4.0 \
    open_spiel==2.0.2";

/// What generates a client from the OpenAPI document.
const GENERATOR: &str = "openapi-python-client==0.29.1";

/// No wheel is to be larger.
const LIMIT: u64 = 8_000_000;

/// Builds the wheel quickly, and runs what does not take long on it.
pub fn quick(steps: &mut Steps) {
    if prepare(steps) {
        steps.step("Python wheel", || install("quick"));
        steps.step("Python types", || {
            Call::new(tool("mypy"), "--strict --config-file bindings/python/pyproject.toml").run()?;
            Call::new(tool("stubtest"), "orrery._native").run()
        });
        steps.step("Python tests", || tests(""));
    }
}

/// Builds the wheel as people get it, and runs the rest; a bot of an example plays on the release binary.
pub fn full(steps: &mut Steps) {
    steps.step("lints of the Python package", || {
        cargo("fmt --check --manifest-path bindings/python/Cargo.toml").run()?;
        let target = target().join("python/lints");
        cargo("clippy --locked --manifest-path bindings/python/Cargo.toml --target-dir")
            .arg(target)
            .arg("--")
            .arg("-Dwarnings")
            .run()
    });
    if prepare(steps) {
        steps.step("Python wheel as people get it", || {
            wheel()?;
            install("release")
        });
        steps.step("long Python tests", || {
            // Without it the package runs on an old processor untested.
            if !Call::new("qemu-x86_64", "--version").succeeds() {
                apt::install(&["qemu-user"])?;
            }
            tests("--long")
        });
        steps.step("a Python bot on the server", bot);
        steps.step("a generated Python client", client);
    }
}

/// Builds the wheel and the source distribution into `target/wheels`.
pub fn wheel() -> Result<()> {
    tools()?;
    let folder = target().join("wheels");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let build = "import sys; sys.path.insert(0, 'bindings/python/backend'); import orrery_build as build; \
                 print(build.build_sdist(sys.argv[1]), build.build_wheel(sys.argv[1]))";
    Call::new(tool("python"), "-c").arg(build).arg(&folder).env("PATH", path()).run()?;
    for entry in fs::read_dir(&folder)? {
        let entry = entry?;
        let (path, size) = (entry.path(), entry.metadata()?.len());
        println!("{} has {size} bytes", path.display());
        ensure!(size <= LIMIT, "{} is larger than {LIMIT} bytes", path.display());
    }
    Ok(())
}

/// Gets what builds and tests the package; whether that could be had.
pub fn prepare(steps: &mut Steps) -> bool {
    steps.prepare("tools for the Python package", "it needs Python 3.11 with venv and pip", tools)
}

/// Installs the tools into this checkout, unless they are there in this version.
fn tools() -> Result<()> {
    let wanted = format!("{PACKAGES} {GENERATOR}");
    let stamp = folder().join("packages");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    if !Call::new("python3", "-c").arg("import ensurepip, venv").succeeds() {
        apt::install(&["python3-venv"])?;
    }
    Call::new("python3", "-m venv --clear").arg(folder()).run()?;
    Call::new(tool("pip"), &format!("install --quiet --disable-pip-version-check {wanted}")).run()?;
    Ok(fs::write(stamp, wanted)?)
}

/// Builds the wheel, as pip does it from a checkout, and installs it.
fn install(profile: &str) -> Result<()> {
    let options =
        "install --quiet --disable-pip-version-check --force-reinstall --no-deps --no-build-isolation";
    Call::new(tool("pip"), options)
        .arg(root().join(FOLDER))
        .env("ORRERY_PROFILE", profile)
        .env("PATH", path())
        .run()
}

fn tests(options: &str) -> Result<()> {
    let options = format!("-W error -m pytest -q -p no:cacheprovider {options} bindings/python/tests");
    Call::new(tool("python"), &options).env("PYTHONDONTWRITEBYTECODE", "1").run()
}

/// A bot of the examples plays a game on the release binary.
fn bot() -> Result<()> {
    let server = openapi::Server::start()?;
    let script = root().join(FOLDER).join("examples/server_bot.py");
    let said = Call::new(tool("python"), "").arg(script).arg(server.url()).answer("")?;
    println!("{said}");
    ensure!(
        said.starts_with("1 1-0") || said.starts_with("1 0-1") || said.starts_with("1 1/2"),
        "no game was played"
    );
    Ok(())
}

/// A client that somebody generates from the document reads what the server says.
fn client() -> Result<()> {
    let server = openapi::Server::start()?;
    let folder = target().join("tmp/python-client");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let document = format!("{}/api/v1/openapi.json", server.url());
    Call::new(
        tool("openapi-python-client"),
        "generate --meta none --fail-on-warning --overwrite --output-path",
    )
    .arg(folder.join("orrery_api"))
    .arg("--config")
    .arg(root().join(FOLDER).join("tests/client.yml"))
    .arg("--url")
    .arg(document)
    .env("PATH", path())
    .run()?;
    let script = root().join(FOLDER).join("tests/generated_client.py");
    Call::new(tool("python"), "").arg(script).arg(server.url()).env("PYTHONPATH", &folder).run()
}

/// The environment's own programs first: maturin is looked for there.
fn path() -> String {
    let own = folder().join("bin");
    std::env::var("PATH").map_or(own.display().to_string(), |path| format!("{}:{path}", own.display()))
}

fn folder() -> PathBuf {
    target().join("tools/python")
}

fn tool(name: &str) -> PathBuf {
    folder().join("bin").join(name)
}
