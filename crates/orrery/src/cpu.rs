//! The build that the processor can run: see `.cargo/config.toml` and `cargo xtask dist`.
//!
//! A build for processors since 2015 (x86-64-v3) says in words if the processor is older. A build for any x86-64 becomes the
//! faster build, `orrery-v3`, if that lies beside it and the processor can run it.

/// The version, and the processors it was built for.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (x86-64-v3)");
/// The version, and the processors it was built for.
#[cfg(all(target_arch = "x86_64", not(target_feature = "avx2")))]
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (x86-64)");
/// The version: other processors have one build.
#[cfg(not(target_arch = "x86_64"))]
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Says what is missing where the processor is older than the one this was compiled for.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub fn check() -> Result<(), String> {
    use std::arch::x86_64::{__cpuid, __cpuid_count};
    // The usual macro would answer from what was promised to the compiler, so the processor is asked itself.
    let highest = __cpuid(0).eax;
    let basic = __cpuid(1).ecx;
    let extended = if highest >= 7 { __cpuid_count(7, 0).ebx } else { 0 };
    let needed = [(basic, 23, "popcnt"), (basic, 28, "avx"), (extended, 5, "avx2"), (extended, 8, "bmi2")];
    match needed.into_iter().find(|(word, bit, _)| word >> bit & 1 == 0) {
        Some((.., name)) => Err(format!(
            "this build needs a processor with {name} (x86-64-v3, 2015 or later); \
             build it here with RUSTFLAGS=\"-C target-cpu=native\""
        )),
        None => Ok(()),
    }
}

/// Becomes the faster build where there is one and the processor can run it. `ORRERY_CPU=baseline` keeps this one.
#[cfg(all(target_arch = "x86_64", not(target_feature = "avx2"), unix))]
pub fn check() -> Result<(), String> {
    use std::env;
    use std::os::unix::process::CommandExt;
    match env::var("ORRERY_CPU").as_deref() {
        Err(_) | Ok("") => {}
        Ok("baseline") => return Ok(()),
        Ok(other) => return Err(format!("ORRERY_CPU is `{other}`: only `baseline` means something")),
    }
    let can_run = std::is_x86_feature_detected!("avx2")
        && std::is_x86_feature_detected!("bmi1")
        && std::is_x86_feature_detected!("bmi2")
        && std::is_x86_feature_detected!("fma")
        && std::is_x86_feature_detected!("f16c")
        && std::is_x86_feature_detected!("lzcnt")
        && std::is_x86_feature_detected!("movbe")
        && std::is_x86_feature_detected!("popcnt");
    // Where the system does not say which file this is (without /proc), this build goes on, and so it does where the other
    // one is missing or cannot be started.
    if let (true, Ok(own)) = (can_run, env::current_exe()) {
        let faster = own.with_file_name("orrery-v3");
        let mut arguments = env::args_os();
        let name = arguments.next().unwrap_or_else(|| "orrery".into());
        // Under the name of the other one it would start itself for ever.
        if faster != own {
            let _ = std::process::Command::new(faster).arg0(name).args(arguments).exec();
        }
    }
    Ok(())
}

/// Runs as it is: there is no other build.
#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "avx2"),
    all(target_arch = "x86_64", not(target_feature = "avx2"), unix)
)))]
pub fn check() -> Result<(), String> {
    Ok(())
}
