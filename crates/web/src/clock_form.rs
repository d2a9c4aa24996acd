//! Choosing a clock.

use leptos::prelude::*;
use orrery_view::Phrase;
use orrery_wire::Control;

use crate::dialog::Segments;
use crate::words::{say, t};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    None,
    Increment,
    Delay,
    Days,
}

/// What can be chosen.
#[derive(Clone, Copy)]
pub struct ClockForm {
    kind: RwSignal<Kind>,
    minutes: RwSignal<u32>,
    seconds: RwSignal<u32>,
    days: RwSignal<u32>,
}

impl ClockForm {
    /// No clock, and sensible numbers for who wants one.
    pub fn new() -> ClockForm {
        ClockForm {
            kind: RwSignal::new(Kind::None),
            minutes: RwSignal::new(10),
            seconds: RwSignal::new(5),
            days: RwSignal::new(3),
        }
    }

    /// The clock that was chosen.
    pub fn control(self) -> Control {
        let seconds = self.minutes.get_untracked() * 60;
        let each = self.seconds.get_untracked();
        match self.kind.get_untracked() {
            Kind::None => Control::None,
            Kind::Increment => Control::Fischer { seconds, increment: each },
            Kind::Delay => Control::Delay { seconds, delay: each },
            Kind::Days => Control::Correspondence { days: self.days.get_untracked() },
        }
    }
}

/// The fields of the form.
#[component]
pub fn ClockFields(form: ClockForm) -> impl IntoView {
    let kinds = vec![
        (Kind::None, "clock-none"),
        (Kind::Increment, "clock-increment"),
        (Kind::Delay, "clock-delay"),
        (Kind::Days, "clock-days"),
    ];
    let numbers = move || {
        match form.kind.get() {
        Kind::None => ().into_any(),
        Kind::Days => view! { <Slide label="clock-days" value=form.days least=1 most=14 words="days-left" unit="days" /> }.into_any(),
        kind => {
            let each = if kind == Kind::Delay { "clock-delay-each" } else { "clock-increment-each" };
            view! {
                <Slide label="clock-minutes" value=form.minutes least=1 most=60 words="minutes-long" unit="minutes" />
                <Slide label=each value=form.seconds least=0 most=60 words="seconds-long" unit="seconds" />
            }
            .into_any()
        }
    }
    };
    view! {
        <Segments label="clock" choices=kinds chosen=form.kind choose=move |kind| form.kind.set(kind) />
        {numbers}
    }
}

#[component]
fn Slide(
    label: &'static str,
    value: RwSignal<u32>,
    least: u32,
    most: u32,
    words: &'static str,
    unit: &'static str,
) -> impl IntoView {
    let moved = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            value.set(number.clamp(least, most));
        }
    };
    let told = move || say(&Phrase::new(words).with(unit, value.get()));
    view! {
        <div class="slider labelled">
            <span aria-hidden="true">{move || t(label)}</span>
            <input type="range" min=least max=most step="1" aria-label=move || t(label) aria-valuetext=told prop:value=move || value.get().to_string() on:input=moved />
            <output>{told}</output>
        </div>
    }
}
