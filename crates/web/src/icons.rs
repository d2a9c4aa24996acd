//! Icons: 22 px, line 1.6, no fills, in the colour of the text beside them.

use leptos::prelude::*;

/// What an icon means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Icon {
    Ask,
    Back,
    Book,
    Close,
    Computer,
    Copy,
    Down,
    Equal,
    First,
    Flag,
    Flip,
    Graph,
    Hint,
    Home,
    Last,
    Link,
    List,
    Menu,
    Moon,
    Next,
    Person,
    Play,
    Previous,
    Puzzle,
    Redo,
    Reset,
    Replay,
    Seal,
    Settings,
    Sound,
    Sun,
    Talk,
    Threat,
    Turn,
    Undo,
    Up,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Icon::Ask => "M8 8.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M11 17.500h.1",
            Icon::Back => "M14 5l-6 6 6 6",
            Icon::Book => {
                "M11 6.500C9 5 6.500 4.500 4 5v12c2.500-.5 5 0 7 1.500 2-1.500 4.500-2 7-1.500V5c-2.500-.5-5 0-7 1.500zM11 6.500v12"
            }
            Icon::Close => "M6 6l10 10M16 6L6 16",
            Icon::Computer => {
                "M7 7h8v8H7zM9.5 4v3M12.5 4v3M9.5 15v3M12.5 15v3M4 9.5h3M4 12.5h3M15 9.5h3M15 12.5h3"
            }
            Icon::Copy => "M8 8h9v9H8zM5 14V5h9",
            Icon::Down => "M11 4v10M7 10.500l4 4 4-4M5 18h12",
            Icon::First => "M6 5v12M16 5l-6 6 6 6",
            Icon::Flag => "M6 19V4M6 5h10l-2.500 3.500L16 12H6",
            Icon::Flip => "M11 3v16M8 7l-5 8h5zM14 7l5 8h-5z",
            Icon::Equal => "M5 8h12M5 14h12",
            Icon::Graph => "M4 4v14h14M7 14l3.500-4 3 2.500L18 7",
            Icon::Hint => {
                "M8.500 16h5M9.500 19h3M11 3a5.500 5.500 0 0 0-3 10.100V15h6v-1.900A5.500 5.500 0 0 0 11 3z"
            }
            Icon::Home => "M4 10.500L11 4l7 6.500M6 9v9h3.500v-5h3v5H16V9",
            Icon::Last => "M16 5v12M6 5l6 6-6 6",
            Icon::Link => {
                "M9 13l4-4M8 10l-2.500 2.500a2.800 2.800 0 0 0 4 4L12 14M14 12l2.500-2.500a2.800 2.800 0 0 0-4-4L10 8"
            }
            Icon::List => "M8 6h10M8 11h10M8 16h10M4 6h.1M4 11h.1M4 16h.1",
            Icon::Menu => "M5 11h.1M11 11h.1M17 11h.1",
            Icon::Moon => "M17.500 13A7.500 7.500 0 0 1 9 4.500a7.500 7.500 0 1 0 8.500 8.500z",
            Icon::Next => "M8 5l6 6-6 6",
            Icon::Person => {
                "M11 10.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM4.500 18.500a6.500 6.500 0 0 1 13 0"
            }
            Icon::Play => {
                "M11 18.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15zM11 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"
            }
            Icon::Puzzle => {
                "M5 7h3.700a2.300 2.300 0 1 1 4.600 0H17v4.200a2.300 2.300 0 1 1 0 4.600V19H5v-3.700a2.300 2.300 0 1 0 0-4.600z"
            }
            Icon::Previous => "M14 5l-6 6 6 6",
            Icon::Redo => "M14 5l4 4-4 4M18 9H9a4.500 4.500 0 0 0 0 9h4",
            Icon::Reset => "M4.500 9.500a7 7 0 1 1-.4 3.500M4 4.500v5h5",
            Icon::Replay => "M17.500 12.500A6.700 6.700 0 1 1 16 6.400L18 8.400M18 4v4.400h-4.400",
            Icon::Seal => {
                "M11 13.500a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM8.500 12.500V19l2.500-2 2.500 2v-6.500M9 8.500l1.500 1.500 2.500-3"
            }
            Icon::Settings => "M4 7h8M16 7h2M14 5v4M4 15h2M10 15h8M8 13v4",
            Icon::Sound => {
                "M4 9v4h3l4 3.500v-11L7 9zM14.500 8.500a3.500 3.500 0 0 1 0 5M16.500 6a7 7 0 0 1 0 10"
            }
            Icon::Sun => {
                "M11 14.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM11 2.500v2M11 17.500v2M2.500 11h2M17.500 11h2M5 5l1.400 1.400M15.600 15.600L17 17M5 17l1.400-1.400M15.600 6.400L17 5"
            }
            Icon::Talk => "M4 5h14v9h-8l-4 4v-4H4zM8 9.500h6",
            Icon::Threat => "M11 4l8 14H3zM11 9v4.500M11 15.800h.1",
            Icon::Turn => "M7 18V5M4 8l3-3 3 3M15 4v13M12 14l3 3 3-3",
            Icon::Undo => "M8 5L4 9l4 4M4 9h9a4.500 4.500 0 0 1 0 9H9",
            Icon::Up => "M11 18V5M6.500 9.500L11 5l4.500 4.500",
        }
    }

    /// The icon, drawn; a word beside it or a label on its button says what it means.
    pub fn draw(self) -> impl IntoView {
        view! {
            <svg class="icon" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
                <path d=self.path() />
            </svg>
        }
    }
}

/// The mark of Orrery: three orbits with three bodies.
#[component]
pub fn Brand() -> impl IntoView {
    view! {
        <svg class="brand-mark" viewBox="-16 -16 32 32" width="30" height="30" aria-hidden="true">
            <g class="orbits">
                <circle r="14.5" />
                <circle r="9.5" />
                <circle r="4.8" />
            </g>
            <circle class="body" r="2" />
            <circle class="outer" cx="12.6" cy="-7.2" r="2.9" />
            <circle class="body" cx="-8.9" cy="-3.3" r="2.3" />
            <circle class="body" cx="2.4" cy="4.2" r="1.7" />
        </svg>
    }
}
