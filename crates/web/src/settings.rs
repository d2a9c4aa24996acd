//! What the person at the screen prefers: kept in the browser, and put on the page.

use orrery_client::SETTINGS_KEY;

use crate::browser;
use crate::followed::Followed;

pub use orrery_client::{Confirm, Look, Settings};

/// Whether a finished turn waits for confirmation on this device; followed as the choice changes.
pub fn confirms() -> bool {
    match settings().confirm {
        Confirm::Never => false,
        Confirm::OnTouch => browser::matches("(pointer: coarse)"),
        Confirm::Always => true,
    }
}

/// Whether pieces move: not if either the person or the system says no.
pub fn moves() -> bool {
    settings_now().motion && !browser::matches("(prefers-reduced-motion: reduce)")
}

thread_local! {
    static SETTINGS: Followed<Settings> =
        Followed::new(browser::stored(SETTINGS_KEY).map_or_else(Settings::default, |text| Settings::read(&text)));
}

/// The settings, followed as they change.
pub fn settings() -> Settings {
    SETTINGS.with(Followed::get)
}

/// The settings now, whatever becomes of them.
pub fn settings_now() -> Settings {
    SETTINGS.with(Followed::get_untracked)
}

/// Another page comes.
pub fn turn_page() {
    SETTINGS.with(Followed::turn_page);
}

/// Changes settings and remembers them.
pub fn change(change: impl FnOnce(&mut Settings)) {
    let mut settings = settings_now();
    change(&mut settings);
    SETTINGS.with(|signal| signal.set(settings.clone()));
    browser::store(SETTINGS_KEY, &settings.write());
    apply_look(settings.look);
}

/// Whether the page is dark now, by choice or by the system; followed as the choice changes.
pub fn is_dark() -> bool {
    match settings().look {
        Look::Dark => true,
        Look::Light | Look::Contrast => false,
        Look::System => browser::matches("(prefers-color-scheme: dark)") && !has_contrast(),
    }
}

/// Whether the page has high contrast now, by choice or by the system; followed as the choice changes.
pub fn has_contrast() -> bool {
    match settings().look {
        Look::Contrast => true,
        Look::Light | Look::Dark => false,
        Look::System => browser::matches("(prefers-contrast: more)"),
    }
}

/// Puts the chosen colours on; `theme.js` does the same before the first paint.
fn apply_look(look: Look) {
    let Some(root) = browser::document().document_element() else { return };
    let done = if look == Look::System {
        browser::forget("orrery.theme");
        root.remove_attribute("data-theme")
    } else {
        let theme = look.word();
        browser::store("orrery.theme", theme);
        root.set_attribute("data-theme", theme)
    };
    debug_assert!(done.is_ok());
}

/// Follows what another tab sets.
pub fn follow_other_tabs() {
    browser::listen("storage", |event: web_sys::StorageEvent| {
        if event.key().as_deref() == Some(SETTINGS_KEY)
            && let Some(text) = event.new_value()
        {
            let settings = Settings::read(&text);
            apply_look(settings.look);
            SETTINGS.with(|signal| signal.set(settings));
        }
    });
}
