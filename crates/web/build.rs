//! Keeps the linker's relocations in the module: what cuts it into parts (`xtask/src/web.rs`) reads from them which function
//! needs what.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32") {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
