//! Pictures by the command line.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(args).current_dir(ROOT).output().expect("the command line")
}

fn good(args: &[&str]) -> Vec<u8> {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// What is told of a wrong input, and with which code.
fn wrong(args: &[&str], code: i32) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn file(folder: &Path, name: &str) -> (PathBuf, String) {
    let path = folder.join(name);
    let text = path.to_str().expect("a path in letters").to_owned();
    (path, text)
}

/// Width and height as the head of a PNG says.
fn size_of(png: &[u8]) -> [u32; 2] {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

#[test]
fn show_draws_a_picture_that_needs_nothing_else() {
    let drawn = |args: &[&str]| String::from_utf8(good(args)).expect("text");
    for game in ["yinsh", "lyngk:seed=1", "kulami:board=irregular;level2"] {
        let [light, dark] = [drawn(&["show", game, "--svg"]), drawn(&["show", game, "--svg", "--dark"])];
        for picture in [&light, &dark] {
            assert!(
                picture.starts_with("<svg xmlns=") && picture.trim_end().ends_with("</svg>"),
                "{picture}"
            );
            assert!(!picture.contains("var("), "colours are spelled out: {picture}");
        }
        assert_ne!(light, dark);
    }
    assert!(wrong(&["show", "yinsh", "--dark"], 2).contains("--svg"), "--dark is of the picture");
}

#[test]
fn a_position_becomes_a_png_and_an_svg() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["yinsh", "lyngk:seed=1", "kulami:board=irregular;level2"] {
        let ((png, png_name), (svg, svg_name)) = (file(folder.path(), "a.png"), file(folder.path(), "a.svg"));
        assert!(good(&["show", game, "--png", &png_name, "--svg", &svg_name, "--size", "300"]).is_empty());
        let written = std::fs::read(png).expect("it was written");
        assert_eq!(size_of(&written)[0], 300);
        let svg = std::fs::read_to_string(svg).expect("it was written");
        assert!(svg.starts_with("<svg xmlns=") && svg.contains("width=\"300\""), "{svg}");
        let options = ["show", game, "--png", "-", "--size", "300"];
        assert_eq!(good(&options), written, "the same to standard output");
        for more in [["--dark"], ["--turned"], ["--no-coordinates"], ["--caption=Ștefan"]] {
            let other = good(&[options.as_slice(), &more].concat());
            assert_ne!(other, written, "{game} {more:?}");
        }
    }
    let whole = good(&["show", "yinsh", "--png", "-"]);
    assert_eq!(size_of(&whole)[0], 1200);
    assert!(whole.len() < 200_000);
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let told = wrong(&["show", "yinsh", "--png", "-", "--caption", "山田"], 1);
    assert!(told.contains("--caption") && told.contains("山田"), "{told}");
    let told = wrong(&["show", "yinsh", "--png", "/nowhere/at/all.png"], 1);
    assert!(told.contains("/nowhere/at/all.png"), "{told}");
    for args in [
        ["show", "yinsh", "--caption", "a"].as_slice(),
        &["show", "yinsh", "--png", "-", "--size", "100000"],
        &["show", "yinsh", "--png", "-", "--dark", "--light"],
        &["show", "yinsh", "--png", "-", "--json"],
    ] {
        wrong(args, 2);
    }
}

#[test]
fn a_record_becomes_a_film() {
    let record = "testdata/records/yinsh-gift.txt";
    let folder = tempfile::tempdir().expect("a folder");
    let (path, name) = file(folder.path(), "a.gif");
    good(&["gif", record, "-o", &name, "--size", "160"]);
    let all = std::fs::read(path).expect("it was written");
    assert_eq!(&all[..6], b"GIF89a");
    assert_eq!(u16::from_le_bytes([all[6], all[7]]), 160);
    let part = good(&["gif", record, "-o", "-", "--size", "160", "--from", "3", "--to", "6"]);
    assert!(part.len() < all.len() / 2, "{} of {}", part.len(), all.len());
    let high = |film: &[u8]| u16::from_le_bytes([film[8], film[9]]);
    let bare = good(&["gif", record, "-o", "-", "--size", "160", "--from", "3", "--to", "6", "--no-players"]);
    assert!(high(&bare) < high(&part), "players have their room");
    let told = wrong(&["gif", record, "-o", "-", "--from", "999"], 1);
    assert!(told.contains("999") && told.contains("turns"), "{told}");
    let told = wrong(&["gif", "testdata/records/bad/illegal-in-variation.txt", "-o", "-"], 1);
    assert!(told.contains("line 4, column 36"), "{told}");
}
