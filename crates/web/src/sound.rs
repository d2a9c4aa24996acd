//! Sounds: dry, close and small, made on the spot. Off unless somebody turns them on.

use std::cell::RefCell;

use orrery_games::GameKind;
use orrery_view::{Sound, looks};
use web_sys::{AudioContext, BiquadFilterType};

use crate::settings::settings_now;

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A piece was set down.
pub fn played(game: GameKind) {
    let Sound { pitch, seconds, loudness } = looks(game).sound;
    tap(pitch, seconds, loudness);
}

/// The game is over: two knocks.
pub fn won() {
    tap(320.0, 0.11, 0.6);
    crate::browser::later(140.0, || tap(320.0, 0.11, 0.6));
}

/// A short burst of noise through a narrow filter, fading out.
fn tap(pitch: f32, seconds: f32, loudness: f32) {
    if settings_now().sound {
        // A browser that cannot make sounds makes none.
        let _ = try_tap(pitch, seconds, loudness);
    }
}

fn try_tap(pitch: f32, seconds: f32, loudness: f32) -> Result<(), wasm_bindgen::JsValue> {
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = Some(AudioContext::new()?);
        }
        let Some(context) = audio else { return Ok(()) };
        let _ = context.resume();
        let rate = context.sample_rate();
        let length = (rate * seconds) as usize;
        let mut state = 0x9E37_79B9_u32;
        let samples: Vec<f32> = (0..length)
            .map(|n| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let fade = 1.0 - n as f32 / length as f32;
                (state as f32 / u32::MAX as f32 * 2.0 - 1.0) * fade * fade * fade
            })
            .collect();
        let buffer = context.create_buffer(1, length as u32, rate)?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        let filter = context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(3.0);
        let gain = context.create_gain()?;
        gain.gain().set_value(loudness);
        source.connect_with_audio_node(&filter)?.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        source.start()
    })
}
