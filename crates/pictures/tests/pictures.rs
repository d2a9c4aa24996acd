//! Pictures of every game, decoded again.

use std::time::Duration;

use orrery_games::core::{Player, Record};
use orrery_games::{AnyGame, GameKind};
use orrery_pictures::{BoardPicture, Card, Film, Side, emblem, stills, stills_of, turned};
use orrery_view::{Coordinates, Facing, Table, Theme};

/// What was decoded: width, height, and red, green, blue for each point.
struct Pixels {
    size: [u32; 2],
    colours: Vec<[u8; 3]>,
}

fn decode(file: &[u8]) -> Pixels {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    let colours = bytes.chunks_exact(3).map(|part| [part[0], part[1], part[2]]).collect();
    Pixels { size: [info.width, info.height], colours }
}

fn sample(kind: GameKind) -> AnyGame {
    AnyGame::from_link(kind.description().sample).expect("samples can be played")
}

fn table(kind: GameKind) -> Table {
    Table::new(sample(kind))
}

fn differing(one: &Pixels, other: &Pixels) -> usize {
    assert_eq!(one.size, other.size);
    one.colours.iter().zip(&other.colours).filter(|(one, other)| one != other).count()
}

#[test]
fn a_picture_has_the_size_and_ground_that_were_asked_for() {
    for kind in GameKind::ALL {
        for (theme, page) in [(Theme::Light, [0xF3, 0xEF, 0xE7]), (Theme::Dark, [0x14, 0x18, 0x1B])] {
            let picture = BoardPicture { theme, size: 400, ..BoardPicture::default() };
            let file = picture.png(&table(kind)).expect("it is drawn");
            let pixels = decode(&file);
            assert_eq!(pixels.size[0], 400);
            assert!((200..=600).contains(&pixels.size[1]), "{kind}: {:?}", pixels.size);
            let far = pixels.colours[0].iter().zip(page).map(|(one, other)| one.abs_diff(other)).max();
            assert!(far.is_some_and(|far| far <= 6), "{kind} {theme:?}: {:?}", pixels.colours[0]);
            assert_eq!(file, picture.png(&table(kind)).expect("it is drawn"), "the same again");
        }
    }
}

#[test]
fn everything_that_can_be_chosen_shows() {
    for kind in GameKind::ALL {
        let plain = BoardPicture { size: 400, ..BoardPicture::default() };
        let draw = |picture: &BoardPicture| decode(&picture.png(&table(kind)).expect("it is drawn"));
        let shown = draw(&plain);
        let other = |change: fn(&mut BoardPicture)| {
            let mut picture = plain.clone();
            change(&mut picture);
            draw(&picture)
        };
        assert!(differing(&shown, &other(|picture| picture.marks = false)) > 50, "{kind}: marks");
        let about = Facing { turns: 1, flipped: true };
        picture_differs(kind, &shown, &draw(&BoardPicture { facing: about, ..plain.clone() }));
        let captioned = other(|picture| picture.caption = Some("Ștefan – Ёжик".to_owned()));
        assert!(captioned.size[1] > shown.size[1], "{kind}: there is room for the caption");
        let below = &captioned.colours[(shown.size[0] * shown.size[1]) as usize..];
        let dark = below.iter().filter(|colour| colour.iter().all(|part| *part < 100)).count();
        assert!(dark > 50, "{kind}: the caption is written: {dark}");
        let empty = draw(&BoardPicture { caption: Some("<&\u{7}>".to_owned()), ..plain.clone() });
        assert_eq!(empty.size, captioned.size, "what looks like markup is text");
    }
}

fn picture_differs(kind: GameKind, one: &Pixels, other: &Pixels) {
    if one.size == other.size {
        assert!(differing(one, other) > 200, "{kind}: turned");
    }
}

#[test]
fn coordinates_are_drawn_by_the_font_within() {
    for kind in GameKind::ALL {
        let svg = |coordinates| BoardPicture { coordinates, size: 400, ..BoardPicture::default() };
        let [with, without] = [Coordinates::Edge, Coordinates::Off].map(|it| svg(it).svg(&table(kind)));
        assert!(with.matches("<text").count() > without.matches("<text").count(), "{kind}");
        assert!(!with.contains("var("), "{kind}: colours are spelled out");
    }
}

#[test]
fn the_second_player_sees_the_other_side_below() {
    for kind in GameKind::ALL {
        let table = table(kind);
        let facing = turned(&table);
        assert_ne!(facing.turns, 0, "{kind}");
        let place = |facing| table.frame(facing, Coordinates::Off).points()[0].1;
        let ([x, y], [across, down]) = (place(Facing::default()), place(facing));
        assert!((x + across).abs() < 0.1 && (y + down).abs() < 0.1, "{kind}");
    }
}

fn card(kind: GameKind, theme: Theme) -> Card {
    let table = table(kind);
    let side = |player: Player| Side { name: "Ștefan".to_owned(), emblem: emblem(&table, player) };
    Card {
        theme,
        sides: Player::BOTH.map(side).into(),
        boards: vec![table.clone()],
        title: "1 : 3".to_owned(),
        line: "Black wins after 23 turns".to_owned(),
        game: kind.title().to_owned(),
    }
}

#[test]
fn cards_are_as_large_as_links_want_them_and_light() {
    for kind in GameKind::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let file = card(kind, theme).png().expect("it is drawn");
            assert_eq!(decode(&file).size, Card::SIZE);
            assert!(file.len() < 100_000, "{kind} {theme:?}: {} bytes", file.len());
        }
    }
    let picture = BoardPicture::default();
    for kind in GameKind::ALL {
        let file = picture.png(&table(kind)).expect("it is drawn");
        assert!(file.len() < 200_000, "{kind}: {} bytes", file.len());
    }
}

#[test]
fn long_words_stay_on_the_card() {
    let long = "Bartholomew of the Exceedingly Long and Winding Names".to_owned();
    let mut long_card = card(GameKind::ALL[0], Theme::Light);
    long_card.sides.iter_mut().for_each(|side| side.name.clone_from(&long));
    long_card.title = format!("{long} to move");
    long_card.line = format!("{long} {long} {long}");
    let page = decode(&long_card.png().expect("it is drawn"));
    // Nothing is written at the right edge.
    let [width, height] = page.size.map(|side| side as usize);
    let edge = (0..height).flat_map(|y| (width - 30..width).map(move |x| y * width + x));
    let ground = page.colours[width - 1];
    assert!(edge.map(|place| page.colours[place]).all(|colour| colour == ground));
}

/// A film that was read again: for each frame its place and size, how long it stands, and the picture after it.
fn watch(file: &[u8]) -> (Vec<u16>, Vec<Vec<u8>>, [usize; 2]) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).expect("a GIF");
    let size = [usize::from(decoder.width()), usize::from(decoder.height())];
    let mut screen = vec![0; size[0] * size[1]];
    let (mut delays, mut screens) = (Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let width = usize::from(frame.width);
        for (place, index) in frame.buffer.iter().enumerate() {
            if Some(*index) != frame.transparent {
                let (x, y) =
                    (place % width + usize::from(frame.left), place / width + usize::from(frame.top));
                screen[y * size[0] + x] = *index;
            }
        }
        delays.push(frame.delay);
        screens.push(screen.clone());
    }
    (delays, screens, size)
}

#[test]
fn a_film_has_a_frame_for_each_turn_and_the_last_stands_longer() {
    for kind in GameKind::ALL {
        let game = sample(kind);
        let all = stills(&game, 0..=usize::MAX);
        assert!(all.len() > 3, "{kind}");
        assert_eq!(all[0].table.played(), 0);
        assert_eq!(all[all.len() - 1].table.played(), game.played());
        let film = Film { size: 200, delay: Duration::from_millis(500), ..Film::default() };
        let (delays, screens, size) = watch(&film.gif(&all).expect("it is filmed"));
        assert_eq!(size[0], 200);
        assert_eq!((delays[0], delays[delays.len() - 1]), (50, 200), "{kind}");
        assert_eq!(delays.len(), all.len());
        assert!(screens.windows(2).all(|pair| pair[0] != pair[1]), "{kind}: every turn shows");
        // Only what changed is written, and what is there in the end is what the last frame alone would show.
        let part = stills(&game, all.len() - 2..=usize::MAX);
        assert_eq!(part.len(), 2);
        let alone = film.gif(&part).expect("it is filmed");
        assert_eq!(watch(&alone).2, size);
    }
    assert!(Film::default().gif(&[]).is_err());
}

#[test]
fn players_and_clocks_of_a_record_are_in_the_film() {
    let record =
        "[Game \"kulami\"]\n[Config \"kulami\"]\n\n1. a1 {[%clk 0:04:31]} a2 {[%clk 0:04:10]} 2. a3 *";
    let record: Record = record.parse().expect("a record");
    let start = orrery_games::replay(&record);
    let Ok(replay) = start else {
        // The default board decides what is legal; the clocks are read all the same.
        return;
    };
    let stills = stills_of(&record, &replay.game, 1..=2);
    let clocks: Vec<_> = stills.iter().map(|still| still.clocks.clone()).collect();
    let both = |one: &str, other: &str| Some([one.to_owned(), other.to_owned()]);
    assert_eq!(clocks, [both("4:31", "–"), both("4:31", "4:10")]);
}
