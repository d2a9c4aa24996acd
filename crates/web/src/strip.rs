//! The strips above and below what is played: who it is, their side with its piece, what they have won, their clock. They
//! keep their height whatever happens.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_view::{Phrase, icon};

use crate::archive::Seat;
use crate::follows::Part;
use crate::icons::Icon;
use crate::panels::{Facts, caption, player_name};
use crate::play::Play;
use crate::talk::{ClockFace, Said};
use crate::words::{say, t};

/// The strip of one player.
#[component]
pub fn Strip(play: Play, player: Player) -> impl IntoView {
    let computer = matches!(play.seat(player), Seat::Computer(_));
    let online = play.online();
    let away = move || online.is_some_and(|online| online.away.get()[player.index()].is_some());
    let acts = Memo::new(move |_| !play.is_over() && play.to_act() == player);
    let acts = move || acts.get();
    let facts = Memo::new(move |_| play.settled(Part::Panel(player)).strip(player));
    let emblem = Memo::new(move |_| play.settled(Part::Panel(player)).emblem(player));
    let note = move || {
        if !acts() {
            return None;
        }
        let words = match (computer, play.seat(player) == Seat::Here && play.alone().is_some()) {
            (true, _) => match play.thought.get() {
                Some((_, thought)) => say(&Phrase::new("thinking-depth").with("depth", thought.depth)),
                None => t("thinking"),
            },
            (false, true) => t("your-turn"),
            (false, false) => t("to-move"),
        };
        Some(view! { <span class="whose"><i aria-hidden="true"></i><span>{words}</span></span> })
    };
    // The engine of the server, too.
    let machine = Memo::new(move |_| {
        let theirs = online.and_then(|online| online.players.get()[player.index()].clone());
        computer || theirs.is_some_and(|player| player.computer.is_some())
    });
    // The piece says the side; where no piece does, it is a person or a computer.
    let face = move || match emblem.get() {
        Some(art) => view! { <span class="emblem" inner_html=icon(&art)></span> }.into_any(),
        None if machine.get() => Icon::Computer.draw().into_any(),
        None => Icon::Person.draw().into_any(),
    };
    let thinking = move || computer && play.thinking.get() && acts();
    view! {
        <section class="card strip" class:acting=acts aria-label=move || say(&player_name(play, player))>
            <span class="avatar" class:away=away aria-hidden="true">{face}</span>
            <div class="strip-words">
                <div class="strip-name"><h2>{move || say(&player_name(play, player))}</h2>{note}</div>
                <p class="caption">{move || caption(play, player)}</p>
            </div>
            <Facts facts />
            {online.map(|online| view! { <ClockFace online player /> })}
            {online.map(|online| view! { <Said online player /> })}
            <Show when=thinking><div class="progress" aria-hidden="true"></div></Show>
        </section>
    }
}
