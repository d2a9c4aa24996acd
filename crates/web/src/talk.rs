//! What players over the network see of each other: clocks, who is there, proposals, and a few words.

use std::time::Duration;

use leptos::prelude::*;
use orrery_client::Sending;
use orrery_games::core::Player;
use orrery_text::clock;
use orrery_view::Phrase;
use orrery_wire::{Act, Greeting, Offer, Seat, Status};

use crate::dialog::Dialog;
use crate::icons::Icon;
use crate::online::Online;
use crate::panels::player_name;
use crate::play::Play;
use crate::socket::{self, Line};
use crate::tools::{BoardTools, TurnTools};
use crate::words::{say, t, words};

/// From here on tenths of a second are shown.
const SHORT: i64 = 10_000;
const DAY: i64 = 86_400_000;

/// What a clock shows.
fn face(left: i64) -> String {
    if left >= 2 * DAY {
        return say(&Phrase::new("days-left").with("days", left / DAY));
    }
    if left < SHORT {
        return words().decimal(left as f64 / 1000.0, 1);
    }
    clock(Duration::from_millis(left as u64))
}

/// The clock of a player.
#[component]
pub fn ClockFace(online: Online, player: Player) -> impl IntoView {
    let left = Memo::new(move |_| {
        let left = online.clocks.get().left(online.now.get())?;
        Some(left[player.index()])
    });
    let shown = Memo::new(move |_| left.get().map(face));
    let runs = Memo::new(move |_| online.clocks.get().running() == Some(player.into()));
    let short = Memo::new(move |_| left.get().is_some_and(|left| left < SHORT) && runs.get());
    let has = Memo::new(move |_| shown.with(Option::is_some));
    move || {
        has.get().then(|| {
            view! {
                <span class="clock" class:runs=move || runs.get() class:short=move || short.get() role="timer" aria-label=move || t("clock")>
                    {move || shown.get()}
                </span>
            }
        })
    }
}

/// What a player said last.
#[component]
pub fn Said(online: Online, player: Player) -> impl IntoView {
    move || {
        online.said.get()[player.index()]
            .map(|greeting| view! { <p class="said" role="status">{t(greeting_key(greeting))}</p> })
    }
}

/// The words of a greeting.
fn greeting_key(greeting: Greeting) -> &'static str {
    match greeting {
        Greeting::Hello => "greet-hello",
        Greeting::GoodLuck => "greet-good-luck",
        Greeting::HaveFun => "greet-have-fun",
        Greeting::GoodMove => "greet-good-move",
        Greeting::Oops => "greet-oops",
        Greeting::OneMoment => "greet-one-moment",
        Greeting::WellPlayed => "greet-well-played",
        Greeting::ThankYou => "greet-thank-you",
        Greeting::HaveToGo => "greet-have-to-go",
        Greeting::Goodbye => "greet-goodbye",
    }
}

/// How far the last turn has come.
pub fn sending(online: Online) -> Option<Phrase> {
    match online.sending.get() {
        Sending::Sent => Some(Phrase::new("online-sent")),
        Sending::Stored => Some(Phrase::new("online-stored")),
        Sending::Nothing => None,
    }
}

fn offered(offer: Offer, name: Phrase) -> Phrase {
    let words = match offer {
        Offer::Draw => Phrase::new("offers-draw"),
        Offer::Takeback => Phrase::new("offers-takeback"),
        Offer::Rematch => Phrase::new("offers-rematch"),
        Offer::ReturnGame => Phrase::new("offers-return"),
    };
    words.with("player", name)
}

fn own_offer(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "offered-draw",
        Offer::Takeback => "offered-takeback",
        Offer::Rematch => "offered-rematch",
        Offer::ReturnGame => "offered-return",
    }
}

/// What wants an answer: proposals, and an opponent who is gone.
#[component]
pub fn News(play: Play, online: Online) -> impl IntoView {
    let offers = move || {
        let row = |(seat, offer): (Seat, Offer)| {
            let own = online.you.map(Seat::from) == Some(seat);
            let phrase = if own {
                Phrase::new(own_offer(offer))
            } else {
                offered(offer, player_name(play, seat.player()))
            };
            let decline = move |_| online.act(Act::Decline { offer });
            let buttons = match (online.you, own) {
                (None, _) => None,
                (Some(_), true) => Some(
                    view! { <button class="button small" on:click=decline>{move || t("withdraw")}</button> }.into_any(),
                ),
                (Some(_), false) => Some(
                    view! {
                        <button class="button small" on:click=decline>{move || t("decline")}</button>
                        <button class="button small primary" on:click=move |_| online.act(Act::Accept { offer })>{move || t("accept")}</button>
                    }
                    .into_any(),
                ),
            };
            view! { <div class="news"><p>{say(&phrase)}</p>{buttons}</div> }
        };
        // A draw that was offered is no offer any more once the game is over.
        let over = play.is_over();
        let fits = |(_, offer): &(Seat, Offer)| over == matches!(offer, Offer::Rematch | Offer::ReturnGame);
        online.offers.get().into_iter().filter(fits).map(row).collect_view()
    };
    let other = online.you.map(Player::opponent);
    let absence = Memo::new(move |_| {
        let playing = online.status.get() == Status::Playing;
        other.filter(|_| playing).and_then(|other| online.absence(other))
    });
    let away = move || {
        let wait = absence.get()?;
        let name = player_name(play, other?);
        let phrase = match wait {
            0 => Phrase::new("away-long").with("player", name),
            wait => Phrase::new("away-wait").with("player", name).with("seconds", wait),
        };
        let claim = (wait == 0).then(|| {
            view! { <button class="button small primary" on:click=move |_| online.act(Act::Claim)>{move || t("claim-game")}</button> }
        });
        Some(view! { <div class="news"><p>{say(&phrase)}</p>{claim}</div> })
    };
    let broken = move || {
        (socket::line() == Line::Broken).then(|| {
            let kept = online.sending.get() == Sending::Sent;
            view! { <div class="news"><p>{t(if kept { "online-kept" } else { "online-broken" })}</p></div> }
        })
    };
    // After the end the line under the board says who won, so what was refused is said here.
    let refused = move || {
        let why = play.refusal.get().filter(|_| play.is_over())?.0;
        Some(view! { <div class="news"><p>{say(&why)}</p></div> })
    };
    // What is waited for changes every second, which nobody wants to hear.
    view! {
        <div class="news-list">
            <div class="news-list" role="status">
                {broken}
                {offers}
                {refused}
            </div>
            {away}
        </div>
    }
}

/// What can be done beside playing, against somebody elsewhere.
#[component]
pub fn OnlineTools(
    play: Play,
    online: Online,
    sharing: RwSignal<bool>,
    resigning: RwSignal<bool>,
    talking: RwSignal<bool>,
) -> impl IntoView {
    let plays = move || online.you.is_some() && !play.is_over();
    let give_up = move || match online.may_abort() {
        true => view! {
            <button class="button tool" disabled=move || !plays() on:click=move |_| online.act(Act::Abort)>
                {Icon::Close.draw()}<span>{move || t("call-off")}</span>
            </button>
        }
        .into_any(),
        false => view! {
            <button class="button tool" disabled=move || !plays() on:click=move |_| resigning.set(true)>
                {Icon::Flag.draw()}<span>{move || t("resign")}</span>
            </button>
        }
        .into_any(),
    };
    view! {
        <div class="tools">
            <TurnTools play />
            <button class="button tool" disabled=move || !plays() on:click=move |_| online.act(Act::Offer { offer: Offer::Draw })>
                {Icon::Equal.draw()}<span>{move || t("offer-draw")}</span>
            </button>
            {give_up}
            <BoardTools play sharing />
            <button class="button tool" disabled=online.you.is_none() on:click=move |_| talking.set(true)>
                {Icon::Talk.draw()}<span>{move || t("greet")}</span>
            </button>
        </div>
    }
}

/// The few words that players can say to each other.
#[component]
pub fn Talking(online: Online, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="greet">
            <div class="greetings">
                {Greeting::ALL.map(|greeting| view! {
                    <button class="button" on:click=move |_| {
                        open.set(false);
                        online.act(Act::Say { greeting });
                    }>{move || t(greeting_key(greeting))}</button>
                })}
            </div>
        </Dialog>
    }
}

/// What comes after a game over the network.
#[component]
pub fn Onward(play: Play, online: Online) -> impl IntoView {
    let offer = move |offer: Offer| online.act(Act::Offer { offer });
    // What is offered already stands above, with its own answer.
    let is_offered = move || {
        online.offers.get().iter().any(|(_, offer)| matches!(offer, Offer::Rematch | Offer::ReturnGame))
    };
    let again = move || {
        (online.you.is_some() && online.continued.get().is_none() && !is_offered()).then(|| {
        let same_layout = play.id().description().has_setup();
        view! {
            <button class="button primary" on:click=move |_| offer(Offer::Rematch)>{move || t("rematch")}</button>
            {same_layout.then(|| view! {
                <button class="button" on:click=move |_| offer(Offer::ReturnGame)>{move || t("return-game")}</button>
            })}
        }
    })
    };
    let next = move || {
        online.continued.get().map(|next| {
            view! { <a class="button primary" href=format!("/play/{next}")>{move || t("next-game")}</a> }
        })
    };
    view! {
        {again}
        {next}
    }
}
