//! A word before an illegal instruction ends the process: see `.cargo/config.toml`.

/// Says what is missing where the processor is older than the one this was compiled for.
#[cfg(target_arch = "x86_64")]
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

/// Other processors are compiled for as they are.
#[cfg(not(target_arch = "x86_64"))]
pub fn check() -> Result<(), String> {
    Ok(())
}
