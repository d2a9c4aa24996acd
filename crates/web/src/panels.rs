//! The players' panels: who plays, whose turn it is, and everything that counts.

use leptos::prelude::*;
use orrery_client::Thought;
use orrery_games::Sides;
use orrery_games::core::Player;
use orrery_view::{Amount, Art, Fact, Phrase, icon};
use orrery_wire::PlayerView;

use crate::archive::Seat;
use crate::follows::Part;
use crate::icons::Icon;
use crate::play::Play;
use crate::settings::settings;
use crate::talk::{ClockFace, Said};
use crate::words::{say, t, words};

/// What a player is called here.
pub fn player_name(play: Play, player: Player) -> Phrase {
    match (play.seat(player), play.alone()) {
        (Seat::Computer(level), _) => Phrase::new("computer-level").with("level", u32::from(level)),
        (Seat::Remote, _) if play.online().is_some() => online_name(play, player),
        (Seat::Here, Some(_)) => Phrase::new("you"),
        (Seat::Here, None) | (Seat::Remote, _) => side_name(play, player),
    }
}

/// The name of somebody at another screen.
fn online_name(play: Play, player: Player) -> Phrase {
    let named = play.online().and_then(|online| online.players.get()[player.index()].clone());
    named.map_or_else(|| Phrase::new("free-seat"), |named| called(&named))
}

/// What a player over the network is called: a computer by its level, in the words of the page.
pub fn called(player: &PlayerView) -> Phrase {
    match player.computer {
        Some(level) => Phrase::new("computer-level").with("level", level),
        None => Phrase::new("named").with("name", player.name.as_str()),
    }
}

/// What the side is called, by its pieces or by who begins.
pub fn side_name(play: Play, player: Player) -> Phrase {
    play.table.with(|table| table.side(player))
}

/// The line under the name: the side, unless that is the name, and who begins.
pub fn caption(play: Play, player: Player) -> String {
    let side = side_name(play, player);
    let order = t(if player == Player::First { "plays-first" } else { "plays-second" });
    let by_order = matches!(play.id().description().sides, Sides::Order);
    if by_order || side == player_name(play, player) { order } else { format!("{} · {order}", say(&side)) }
}

/// The panel of one player.
#[component]
pub fn PlayerPanel(play: Play, player: Player) -> impl IntoView {
    let computer = matches!(play.seat(player), Seat::Computer(_));
    let online = play.online();
    let away = move || online.is_some_and(|online| online.away.get()[player.index()].is_some());
    let acts = Memo::new(move |_| !play.is_over() && play.to_act() == player);
    let acts = move || acts.get();
    let facts = Memo::new(move |_| play.settled(Part::Panel(player)).facts(player));
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
        Some(view! { <span class="whose"><i aria-hidden="true"></i>{words}</span> })
    };
    // The engine of the server, too.
    let machine = Memo::new(move |_| {
        let theirs = online.and_then(|online| online.players.get()[player.index()].clone());
        computer || theirs.is_some_and(|player| player.computer.is_some())
    });
    let face = move || if machine.get() { Icon::Computer.draw() } else { Icon::Person.draw() };
    let thinking = move || computer && play.thinking.get() && acts();
    view! {
        <section class="card player" class:acting=acts aria-label=move || say(&player_name(play, player))>
            <div class="who">
                <span class="avatar" class:away=away aria-hidden="true">{face}</span>
                <div>
                    <h2>{move || say(&player_name(play, player))}</h2>
                    {move || (online.is_none() || !acts()).then(|| view! { <p class="caption">{move || caption(play, player)}</p> })}
                    {online.is_some().then_some(note)}
                </div>
                {online.is_none().then_some(note)}
                {online.map(|online| view! { <ClockFace online player /> })}
            </div>
            {online.map(|online| view! { <Said online player /> })}
            <Facts facts />
            <Show when=move || computer && settings().evaluation>
                <Evaluation play />
            </Show>
            <Show when=thinking><div class="progress" aria-hidden="true"></div></Show>
        </section>
    }
}

/// How the computer sees the game, and what it expects.
#[component]
pub fn Evaluation(play: Play) -> impl IntoView {
    move || {
        let (mover, Thought { chances, line, .. }) = play.thought.get()?;
        let [win, draw, _] = chances.map(f64::from);
        let total = chances.iter().sum::<u32>().max(1);
        let share = (win + draw / 2.0) / f64::from(total);
        let first = if mover == Player::First { share } else { 1.0 - share };
        let percent = words().decimal(100.0 * first, 0);
        Some(view! {
            <div class="evaluation">
                <meter min="0" max="1" value=first.to_string() aria-label=move || t("evaluation")></meter>
                <p class="caption">{say(&Phrase::new("evaluation-first").with("percent", percent))}</p>
                <p class="caption line">{line.join(" ")}</p>
            </div>
        })
    }
}

/// Lines of which only those that changed are written anew.
#[component]
pub fn Facts(facts: Memo<Vec<Fact>>) -> impl IntoView {
    let numbered = move || facts.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <dl class="facts">
            <For each=numbered key=|line| line.clone() children=|(_, fact)| fact_row(fact) />
        </dl>
    }
}

fn fact_row(fact: Fact) -> impl IntoView {
    let Fact { label, value, warning } = fact;
    view! {
        <div class="fact" class:warning=warning>
            <dt>{move || say(&label)}</dt>
            <dd>{amount(value)}</dd>
        </div>
    }
}

fn amount(value: Amount) -> AnyView {
    match value {
        Amount::Count(count) => view! { <strong>{words().integer(count.into())}</strong> }.into_any(),
        Amount::Of(count, whole) => view! {
            <strong>{words().integer(count.into())}</strong>
            <span class="of">{say(&Phrase::new("out-of").with("whole", whole))}</span>
            <progress max=whole.to_string() value=count.to_string() aria-hidden="true"></progress>
        }
        .into_any(),
        Amount::Slots { art, filled, slots } => {
            let drawn = (0..slots).map(|slot| {
                if slot < filled {
                    view! { <span class="slot" inner_html=icon(&art)></span> }.into_any()
                } else {
                    view! { <span class="slot empty"></span> }.into_any()
                }
            });
            let words = say(&Phrase::new("slots").with("filled", filled).with("slots", slots));
            view! { <span class="slots" role="img" aria-label=words>{drawn.collect_view()}</span> }.into_any()
        }
        Amount::Pieces(pieces) => {
            let words = if pieces.is_empty() { t("lyngk-nowhere") } else { listed(&pieces, false) };
            let drawn = pieces.into_iter().map(|(art, count)| {
                view! {
                    <span class="slot" inner_html=icon(&art)></span>
                    {(count > 0).then(|| view! { <strong aria-hidden="true">{self::words().integer(count.into())}</strong> })}
                }
            });
            view! { <span class="slots" role="img" aria-label=words>{drawn.collect_view()}</span> }.into_any()
        }
        Amount::Held { pieces, open } => {
            let (filled, slots) = (pieces.len(), pieces.len() + open);
            let held: Vec<_> = pieces.iter().cloned().map(|art| (art, 0)).collect();
            let names = if held.is_empty() { t("lyngk-nowhere") } else { listed(&held, false) };
            let places = say(&Phrase::new("slots").with("filled", filled).with("slots", slots));
            let drawn =
                pieces.into_iter().map(|art| view! { <span class="slot" inner_html=icon(&art)></span> });
            let empty = (0..open).map(|_| view! { <span class="slot empty"></span> });
            view! {
                <span class="slots" role="img" aria-label=format!("{names}, {places}")>
                    {drawn.collect_view()}
                    {empty.collect_view()}
                </span>
            }
            .into_any()
        }
        Amount::Versus(pair) => {
            let words = listed(&pair, true);
            let [(one, left), (two, right)] = pair;
            view! {
                <span class="slots" role="img" aria-label=words>
                    <span class="slot" inner_html=icon(&one)></span>
                    <strong aria-hidden="true">{format!("{} : {}", self::words().integer(left.into()), self::words().integer(right.into()))}</strong>
                    <span class="slot" inner_html=icon(&two)></span>
                </span>
            }
            .into_any()
        }
        Amount::Heights(heights) => {
            let columns = heights.iter().enumerate().map(|(index, count)| {
                let words = say(&Phrase::new("stacks-of-height").with("count", *count).with("height", index + 1));
                view! { <span class="height" class:none=*count == 0 role="img" aria-label=words.clone() title=words><small aria-hidden="true">{index + 1}</small><b aria-hidden="true">{*count}</b></span> }
            });
            view! { <span class="heights">{columns.collect_view()}</span> }.into_any()
        }
    }
}

/// Pieces in words, each with its count where it has one.
fn listed(pieces: &[(Art, i32)], with_zero: bool) -> String {
    let one = |(art, count): &(Art, i32)| match (*count, say(&art.label())) {
        (0, name) if !with_zero => name,
        (count, name) => format!("{name} {}", words().integer(count.into())),
    };
    pieces.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// What counts for both, with LYNGK's list of colours: owner, count and place to claim at once.
#[component]
pub fn SharedFacts(play: Play) -> impl IntoView {
    let facts = Memo::new(move |_| play.settled(Part::Shared).shared_facts());
    let seat = [Player::First, Player::Second]
        .into_iter()
        .find(|player| matches!(play.seat(*player), Seat::Computer(_)));
    view! {
        <section class="card shared" aria-label=move || t("shared-facts")>
            <Claims play />
            <Facts facts />
            <Show when=move || seat.is_some() && settings().evaluation><Evaluation play /></Show>
        </section>
    }
}

/// What lies beside the board to be touched, in its fixed order, if there is anything: the markers with which LYNGK's
/// colours are claimed.
#[component]
pub fn Claims(play: Play) -> impl IntoView {
    let all = Memo::new(move |_| play.settled(Part::Beside).beside(&untrack(|| play.calm_view_state())));
    let count = all.with_untracked(Vec::len);
    if count == 0 {
        return None;
    }
    let described = Memo::new(move |_| {
        let spots: Vec<_> = all.with(|all| all.iter().map(|marker| marker.spot).collect());
        play.settled(Part::Beside).describe(&untrack(|| play.calm_view_state()), &spots)
    });
    let markers = (0..count).map(|index| {
        let spot = all.with_untracked(|all| all[index].spot);
        let art = all.with_untracked(|all| icon(&all[index].art));
        let open = move || all.with(|all| all[index].open);
        let name = move || all.with(|all| say(&all[index].label));
        let whose = move || {
            all.with(|all| match all[index].owner {
                Some(player) if play.alone() == Some(player) => t("lyngk-claim-yours"),
                Some(player) => say(&player_name(play, player)),
                None => say(&all[index].state),
            })
        };
        let label = Memo::new(move |_| described.with(|described| described.get(index).map(say)));
        view! {
            <button
                class="claim"
                class:open=open
                class:advised=move || play.hint.with(|hint| *hint == Some(spot.to_string()))
                data-spot=spot.to_string()
                title=move || label.get()
                aria-disabled=move || (!open()).to_string()
                on:click=move |_| play.touch(spot)
                on:pointerenter=move |_| play.aim.set(Some(spot))
                on:pointerleave=move |_| play.aim.set(None)
                on:focus=move |_| play.aim.set(Some(spot))
                on:blur=move |_| play.aim.set(None)
            >
                <span class="slot" inner_html=art></span>
                <span class="claim-words"><b>{name}</b>" "<small>{whose}</small></span>
                <strong class="claim-count">{move || all.with(|all| words().integer(all[index].count as i64))}</strong>
            </button>
        }
    });
    Some(view! {
        <p class="claims-head" aria-hidden="true"><span>{move || t("lyngk-fact-colours")}</span><span>{move || t("lyngk-colours-top")}</span></p>
        <div class="claims" role="group" aria-label=move || t("claim-markers")>{markers.collect_view()}</div>
    })
}
