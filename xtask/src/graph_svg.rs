//! The picture of the crates in docs/ARCHITECTURE.md, drawn from the manifests: `cargo xtask graph`.
//!
//! A layered drawing: a crate stands above everything it uses, and an arrow is left out where a longer way says the same.
//! Crates in a layer are ordered by the mean place of their neighbours (Sugiyama, Tagawa and Toda, 1981).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::command::root;
use crate::graph::{Graph, is_pure};

/// How wide a layer may become, and the sizes of what is in it.
const WIDTH: f64 = 980.0;
const LAYER: f64 = 78.0;
const BOX: (f64, f64) = (104.0, 32.0);
/// How far apart the middles of two neighbours are at least: two crates, and where one of them is only passed by.
const APART: (f64, f64) = (118.0, 70.0);
const SWEEPS: usize = 24;

/// Where the picture is kept.
fn path() -> PathBuf {
    root().join("docs/pictures/crates.svg")
}

/// Draws it anew.
pub fn write() -> Result<()> {
    let path = path();
    fs::write(&path, draw(&Graph::read()?)).with_context(|| path.display().to_string())?;
    println!("{} is written", path.display());
    Ok(())
}

/// An error if the committed picture is not that of the manifests.
pub fn check() -> Result<()> {
    let path = path();
    let committed = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    ensure!(
        committed == draw(&Graph::read()?),
        "docs/pictures/crates.svg is not that of the manifests: run `cargo xtask graph` and look at it"
    );
    Ok(())
}

/// A place in a layer: a crate, or an arrow on its way past.
struct Place {
    name: Option<String>,
    x: f64,
    layer: usize,
}

/// What is drawn: places, the arrows between neighbouring layers, and each layer from left to right.
struct Drawing {
    places: Vec<Place>,
    arrows: Vec<(usize, usize)>,
    layers: Vec<Vec<usize>>,
}

/// What each crate uses, without crates that use none of ours and are used by none.
type Uses = BTreeMap<String, BTreeSet<String>>;

fn draw(graph: &Graph) -> String {
    let uses = graph.uses();
    let mut drawing = Drawing::of(&uses);
    for _ in 0..SWEEPS {
        drawing.order();
    }
    drawing.spread();
    drawing.svg(&uses)
}

/// Everything that can be reached from a crate in one step or more.
fn reach(uses: &Uses, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&String> = uses[from].iter().collect();
    while let Some(name) = open.pop() {
        if found.insert(name.clone()) {
            open.extend(&uses[name]);
        }
    }
    found
}

/// What a crate uses, without what another crate that it uses brings anyway.
fn direct<'a>(uses: &'a Uses, from: &str) -> Vec<&'a String> {
    let own = &uses[from];
    let is_brought = |name: &String| own.iter().any(|other| reach(uses, other).contains(name));
    own.iter().filter(|name| !is_brought(name)).collect()
}

/// In which layer a crate stands: one above the highest that it uses.
fn height(uses: &Uses, name: &str) -> usize {
    uses[name].iter().map(|used| height(uses, used) + 1).max().unwrap_or(0)
}

impl Drawing {
    fn of(uses: &Uses) -> Drawing {
        let mut drawing = Drawing { places: Vec::new(), arrows: Vec::new(), layers: Vec::new() };
        let crates: BTreeMap<&String, usize> =
            uses.keys().map(|name| (name, drawing.add(Some(name.clone()), height(uses, name)))).collect();
        for from in uses.keys() {
            for to in direct(uses, from) {
                let mut above = crates[from];
                for layer in (height(uses, to) + 1..height(uses, from)).rev() {
                    let passed = drawing.add(None, layer);
                    drawing.arrows.push((above, passed));
                    above = passed;
                }
                drawing.arrows.push((above, crates[to]));
            }
        }
        drawing
    }

    fn add(&mut self, name: Option<String>, layer: usize) -> usize {
        let place = self.places.len();
        self.layers.resize_with(self.layers.len().max(layer + 1), Vec::new);
        self.places.push(Place { name, x: self.layers[layer].len() as f64, layer });
        self.layers[layer].push(place);
        place
    }

    /// Where the neighbours of a place are on the average; where it is itself, if it has none there.
    fn wanted(&self, place: usize, look: impl Fn(&(usize, usize)) -> Option<usize>) -> f64 {
        let (sum, count) = self
            .arrows
            .iter()
            .filter_map(look)
            .fold((0.0, 0), |(sum, count), other| (sum + self.places[other].x, count + 1));
        if count == 0 { self.places[place].x } else { sum / f64::from(count) }
    }

    fn above(&self, place: usize) -> f64 {
        self.wanted(place, |&(above, below)| (below == place).then_some(above))
    }

    fn below(&self, place: usize) -> f64 {
        self.wanted(place, |&(above, below)| (above == place).then_some(below))
    }

    /// Orders every layer by what is below it, then by what is above it.
    fn order(&mut self) {
        let up = 0..self.layers.len();
        let down = up.clone().rev();
        for (layer, from_below) in up.map(|layer| (layer, true)).chain(down.map(|layer| (layer, false))) {
            let mut places = self.layers[layer].clone();
            let wanted = |place: &usize| if from_below { self.below(*place) } else { self.above(*place) };
            let keys: BTreeMap<usize, f64> = places.iter().map(|place| (*place, wanted(place))).collect();
            places.sort_by(|a, b| keys[a].total_cmp(&keys[b]));
            for (rank, place) in places.iter().enumerate() {
                // Counted from the middle, so that narrow layers stand over the middle of wide ones.
                self.places[*place].x = rank as f64 - (places.len() - 1) as f64 / 2.0;
            }
            self.layers[layer] = places;
        }
    }

    /// Moves the places of each layer towards their neighbours, as near as their sizes allow.
    fn spread(&mut self) {
        for place in &mut self.places {
            place.x = WIDTH / 2.0 + place.x * APART.0;
        }
        for _ in 0..SWEEPS {
            for layer in 0..self.layers.len() {
                let places = self.layers[layer].clone();
                let wanted: Vec<f64> =
                    places.iter().map(|place| (self.above(*place) + self.below(*place)) / 2.0).collect();
                let apart = |left: usize, right: usize| {
                    let both = [places[left], places[right]].map(|place| self.places[place].name.is_some());
                    if both == [true, true] { APART.0 } else { APART.1 }
                };
                // The mean of the leftmost and the rightmost arrangement that keep the order and the distances.
                let mut left = wanted.clone();
                let mut right = wanted;
                for rank in 1..places.len() {
                    left[rank] = left[rank].max(left[rank - 1] + apart(rank - 1, rank));
                }
                for rank in (1..places.len()).rev() {
                    right[rank - 1] = right[rank - 1].min(right[rank] - apart(rank - 1, rank));
                }
                let middle: Vec<f64> = left.iter().zip(&right).map(|(a, b)| f64::midpoint(*a, *b)).collect();
                for (place, x) in places.iter().zip(middle) {
                    self.places[*place].x = x;
                }
            }
        }
        let edges = self.places.iter().map(|place| place.x);
        let (low, high) = edges.fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)));
        let (room, shift) = (WIDTH - BOX.0 - 16.0, BOX.0 / 2.0 + 8.0);
        let scale = if high - low > room { room / (high - low) } else { 1.0 };
        let slack = (room - (high - low) * scale) / 2.0;
        for place in &mut self.places {
            place.x = (place.x - low) * scale + shift + slack;
        }
    }

    fn y(&self, place: &Place) -> f64 {
        (self.layers.len() - 1 - place.layer) as f64 * LAYER + BOX.1 / 2.0 + 8.0
    }

    fn svg(&self, uses: &Uses) -> String {
        let bottom = self.layers.len() as f64 * LAYER;
        let height = bottom + 24.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
             height=\"{height}\" font-family=\"sans-serif\" font-size=\"15\" text-anchor=\"middle\">\n\
             <title>The crates of Orrery: each stands above everything that it uses</title>\n"
        );
        svg += "<g fill=\"none\" stroke=\"#7d8896\" stroke-width=\"1.6\">\n";
        for &(above, below) in &self.arrows {
            let (from, to) = (&self.places[above], &self.places[below]);
            let half = |place: &Place| if place.name.is_some() { BOX.1 / 2.0 } else { 0.0 };
            let (top, end) = (self.y(from) + half(from), self.y(to) - half(to));
            let bend = (end - top) / 2.0;
            let (x, to) = (from.x, to.x);
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.0} {top:.0}C{x:.0} {:.0} {to:.0} {:.0} {to:.0} {end:.0}\"/>",
                top + bend,
                end - bend
            );
        }
        svg += "</g>\n";
        for place in &self.places {
            let Some(name) = &place.name else { continue };
            let is_used = uses.values().any(|used| used.contains(name));
            let kind = if is_pure(name) {
                &PURE
            } else if is_used {
                &LIBRARY
            } else {
                &PROGRAM
            };
            let list: Vec<&str> = uses[name].iter().map(String::as_str).collect();
            let title = if list.is_empty() {
                "uses none of ours".into()
            } else {
                format!("uses {}", list.join(", "))
            };
            svg += &kind.shape(name, &title, place.x, self.y(place));
        }
        for (kind, x) in [(&PURE, 190.0), (&LIBRARY, 490.0), (&PROGRAM, 790.0)] {
            let _ = writeln!(
                svg,
                "<rect x=\"{:.0}\" y=\"{bottom:.0}\" width=\"280\" height=\"20\" rx=\"5\" fill=\"{}\"/>\
                 <text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"13\" fill=\"{}\">{}</text>",
                x - 140.0,
                kind.fill,
                bottom + 14.5,
                kind.ink,
                kind.says
            );
        }
        svg + "</svg>\n"
    }
}

/// How a kind of crate is drawn. The colours are opaque, so that a dark page shows the same as a light one.
struct Kind {
    fill: &'static str,
    ink: &'static str,
    says: &'static str,
}

const PURE: Kind = Kind { fill: "#1b6b3a", ink: "#ffffff", says: "nothing from outside the workspace" };
const LIBRARY: Kind = Kind { fill: "#28527a", ink: "#ffffff", says: "library" };
const PROGRAM: Kind = Kind { fill: "#f2c14e", ink: "#1a1a1a", says: "no other crate uses it, tests aside" };

impl Kind {
    fn shape(&self, name: &str, title: &str, x: f64, y: f64) -> String {
        let (width, height) = BOX;
        let Kind { fill, ink, .. } = self;
        format!(
            "<g><title>{name} {title}</title><rect x=\"{:.0}\" y=\"{:.0}\" width=\"{width}\" height=\"{height}\" \
             rx=\"7\" fill=\"{fill}\"/><text x=\"{x:.0}\" y=\"{:.0}\" fill=\"{ink}\">{name}</text></g>\n",
            x - width / 2.0,
            y - height / 2.0,
            y + 5.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(edges: &[(&str, &[&str])]) -> Uses {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        edges.iter().map(|(from, to)| ((*from).to_owned(), set(to))).collect()
    }

    #[test]
    fn an_arrow_that_a_longer_way_implies_is_left_out() {
        let uses = uses(&[("core", &[]), ("games", &["core"]), ("web", &["core", "games"])]);
        assert_eq!(direct(&uses, "web"), ["games"]);
        assert_eq!(["core", "games", "web"].map(|name| height(&uses, name)), [0, 1, 2]);
    }

    #[test]
    fn nothing_in_a_layer_overlaps() {
        let uses = uses(&[("a", &[]), ("b", &["a"]), ("c", &["a"]), ("d", &["a"]), ("e", &["b", "c"])]);
        let mut drawing = Drawing::of(&uses);
        drawing.order();
        drawing.spread();
        for layer in &drawing.layers {
            let x: Vec<f64> = layer.iter().map(|place| drawing.places[*place].x).collect();
            assert!(x.windows(2).all(|two| two[1] - two[0] >= BOX.0), "{x:?}");
        }
    }

    #[test]
    fn the_committed_picture_is_that_of_the_manifests() {
        check().unwrap();
    }
}
