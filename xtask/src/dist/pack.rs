//! Archives that are the same whenever they are made of the same files, and the checksums of everything.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::{BUILDS, EPOCH, VERSION, folder, stage};
use crate::command::{Call, root};

/// What the archive for people is called, and the folder in it.
pub fn program() -> String {
    format!("orrery-{VERSION}-x86_64-linux")
}

/// What the archive for containers is called, and the folder in it.
pub fn container() -> String {
    format!("orrery-{VERSION}-x86_64-container")
}

/// Puts both archives together.
pub fn archives() -> Result<()> {
    let people = stage().join(program());
    binaries(&people.join("bin"))?;
    // The pages are about the command line, which is the same in both builds.
    Call::new(people.join("bin/orrery"), "manual").arg(people.join("share")).run()?;
    copy(&root().join("packaging/orrery.service"), &people.join("lib/systemd/system/orrery.service"))?;
    papers(&people)?;
    for name in ["README.md", "CHANGELOG.md", "docs/HOSTING.md"] {
        copy(&root().join(name), &people.join(name))?;
    }
    archive(&program())?;

    let image = stage().join(container());
    binaries(&image.join("root/bin"))?;
    papers(&image.join("root/share/doc/orrery"))?;
    fs::create_dir_all(image.join("data"))?;
    copy(&root().join("packaging/Containerfile"), &image.join("Containerfile"))?;
    archive(&container())?;
    fs::copy(stage().join("LICENCES.txt"), folder().join(format!("orrery-{VERSION}-licences.txt")))?;
    Ok(())
}

/// Writes `SHA256SUMS` as `sha256sum --check` reads it.
pub fn checksums() -> Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder())? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| name != "SHA256SUMS");
    names.sort();
    let mut sums = String::new();
    for name in names {
        let bytes = fs::read(folder().join(&name))?;
        let digest: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        sums += &format!("{digest}  {name}\n");
        println!("{:>11} bytes  {name}", bytes.len());
    }
    fs::write(folder().join("SHA256SUMS"), &sums)?;
    print!("{sums}");
    Ok(())
}

fn binaries(to: &Path) -> Result<()> {
    BUILDS.iter().try_for_each(|(name, _)| copy(&stage().join("bin").join(name), &to.join(name)))
}

/// The licences of ours and of what is inside.
fn papers(to: &Path) -> Result<()> {
    copy(&stage().join("LICENCES.txt"), &to.join("LICENCES.txt"))?;
    ["LICENSE-MIT", "LICENSE-APACHE"].iter().try_for_each(|name| copy(&root().join(name), &to.join(name)))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::copy(from, to).map(drop).with_context(|| from.display().to_string())
}

/// Packs a folder of the stage: in one order, of one owner, of one time, with the rights that files usually have.
fn archive(name: &str) -> Result<()> {
    let same = "--sort=name --owner=0 --group=0 --numeric-owner --format=gnu --mode=u=rwX,go=rX";
    Call::new("tar", &format!("--create {same} --mtime=@{EPOCH} --use-compress-program"))
        .arg("gzip -9n")
        .arg("--file")
        .arg(folder().join(format!("{name}.tar.gz")))
        .arg("--directory")
        .arg(stage())
        .arg(name)
        .run()
}
