//! The 255 colours of a picture, chosen from what is in it; those of a moving one once for all its frames.

/// How many colours there are beside the one that shows what was there before.
const COLOURS: usize = 255;
/// The index of that one.
pub(crate) const UNCHANGED: u8 = 255;
/// Of each part of a colour, so many bits tell colours apart.
const BITS: u32 = 6;
const BUCKETS: usize = 1 << (3 * BITS);
/// The index of a colour that nobody has asked for yet.
const UNKNOWN: u16 = u16::MAX;

type Rgb = [u8; 3];

/// Colours that are alike: how often they occur, and the sum of them all.
#[derive(Clone, Copy, Default)]
struct Bucket {
    count: u32,
    sum: [u32; 3],
}

/// Colours with the index of the nearest for every other.
pub(crate) struct Palette {
    /// As files have them: red, green, blue, one after the other.
    pub bytes: Vec<u8>,
    colours: Vec<Rgb>,
    nearest: Vec<u16>,
}

impl Palette {
    /// The colours that stand best for those of these pictures.
    pub fn of<'a>(pictures: impl IntoIterator<Item = &'a [Rgb]>) -> Palette {
        let mut buckets = vec![Bucket::default(); BUCKETS];
        for pixel in pictures.into_iter().flatten() {
            let bucket = &mut buckets[bucket_of(*pixel)];
            bucket.count += 1;
            for (sum, part) in bucket.sum.iter_mut().zip(pixel) {
                *sum = sum.saturating_add(u32::from(*part));
            }
        }
        let is_used = |bucket: &&Bucket| bucket.count > 0;
        let colours: Vec<Rgb> =
            cut(buckets.iter().filter(is_used).copied().collect()).iter().map(|group| mean(group)).collect();
        let known = |bucket: &Bucket| match bucket.count {
            0 => UNKNOWN,
            _ => u16::from(nearest(&colours, mean(&[*bucket]))),
        };
        let nearest = buckets.iter().map(known).collect();
        let mut bytes = colours.concat();
        bytes.resize(3 * (COLOURS + 1), 0);
        Palette { bytes, colours, nearest }
    }

    /// The index of the colour that is shown for this one.
    pub fn index(&mut self, colour: Rgb) -> u8 {
        let bucket = bucket_of(colour);
        if self.nearest[bucket] == UNKNOWN {
            self.nearest[bucket] = u16::from(nearest(&self.colours, middle_of(bucket)));
        }
        self.nearest[bucket] as u8
    }
}

fn bucket_of([red, green, blue]: Rgb) -> usize {
    let [red, green, blue] = [red, green, blue].map(|part| usize::from(part >> (8 - BITS)));
    red << (2 * BITS) | green << BITS | blue
}

fn middle_of(bucket: usize) -> Rgb {
    [2 * BITS, BITS, 0].map(|shift| {
        let part = (bucket >> shift) & ((1 << BITS) - 1);
        (part << (8 - BITS) | 1 << (7 - BITS)) as u8
    })
}

fn mean(group: &[Bucket]) -> Rgb {
    let count = group.iter().map(|bucket| u64::from(bucket.count)).sum::<u64>().max(1);
    [0, 1, 2].map(|part| (group.iter().map(|bucket| u64::from(bucket.sum[part])).sum::<u64>() / count) as u8)
}

/// Groups of colours, each cut in two along its longest side where half of what occurs lies on either side, the group in
/// which most is lost by taking one colour for all first.
fn cut(all: Vec<Bucket>) -> Vec<Vec<Bucket>> {
    let mut groups = vec![all];
    while groups.len() < COLOURS {
        let losses = groups.iter().map(|group| if group.len() < 2 { 0.0 } else { loss(group) });
        let worst = losses.enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
        let Some((worst, _)) = worst.filter(|(_, loss)| *loss > 0.0) else { break };
        let mut group = groups.swap_remove(worst);
        let part = longest(&group);
        group.sort_by_key(|bucket| (bucket.sum[part] / bucket.count, bucket.sum));
        let half = group.iter().map(weight).sum::<f64>() / 2.0;
        let mut before = 0.0;
        let at = group.iter().position(|bucket| {
            before += weight(bucket);
            before >= half
        });
        let at = at.unwrap_or(0).clamp(1, group.len() - 1);
        let rest = group.split_off(at);
        groups.extend([group, rest]);
    }
    groups
}

/// What is rare counts for more than its share, or pieces would be drawn in the colours of the board.
fn weight(bucket: &Bucket) -> f64 {
    let root = f64::from(bucket.count).sqrt();
    root * root.sqrt()
}

fn extent(group: &[Bucket], part: usize) -> u32 {
    let values = group.iter().map(|bucket| bucket.sum[part] / bucket.count);
    values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)
}

fn longest(group: &[Bucket]) -> usize {
    (0..3).max_by_key(|part| extent(group, *part)).unwrap_or(0)
}

fn loss(group: &[Bucket]) -> f64 {
    let extent = f64::from(extent(group, longest(group)));
    extent * extent * group.iter().map(weight).sum::<f64>()
}

fn nearest(colours: &[Rgb], wanted: Rgb) -> u8 {
    let distance = |colour: &Rgb| -> i32 {
        colour.iter().zip(wanted).map(|(one, other)| (i32::from(*one) - i32::from(other)).pow(2)).sum()
    };
    (0..colours.len()).min_by_key(|index| distance(&colours[*index])).unwrap_or(0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let picture: Vec<Rgb> = (0..100).map(|n| [n * 2, 255 - n, 40]).collect();
        let mut palette = Palette::of([picture.as_slice()]);
        for colour in picture {
            let index = usize::from(palette.index(colour));
            let shown = &palette.bytes[3 * index..3 * index + 3];
            assert!(shown.iter().zip(colour).all(|(one, other)| one.abs_diff(other) <= 12), "{colour:?}");
        }
    }

    #[test]
    fn nothing_is_no_fault_and_no_colour_is_the_one_that_shows_what_was_there() {
        let mut palette = Palette::of([]);
        assert_eq!((palette.index([1, 2, 3]), palette.bytes.len()), (0, 768));
        let many: Vec<Rgb> = (0..=255).flat_map(|n| [[n, 0, 0], [0, n, 0], [n, n, n]]).collect();
        let mut palette = Palette::of([many.as_slice()]);
        assert!(many.iter().all(|colour| palette.index(*colour) != UNCHANGED));
    }
}
