//! QR codes: an address for the camera of somebody who sits nearby.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::words::t;

/// The light border that cameras need, in modules.
const BORDER: i32 = 4;

/// The code of a text; nothing if the text is too long for one.
#[component]
pub fn Qr(text: String) -> impl IntoView {
    let code = QrCode::encode_text(&text, QrCodeEcc::Medium).ok()?;
    let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark: String = all
        .filter(|(x, y)| code.get_module(*x, *y))
        .map(|(x, y)| format!("M{} {}h1v1h-1z", x + BORDER, y + BORDER))
        .collect();
    let side = code.size() + 2 * BORDER;
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=move || t("invite-qr")>
            <rect class="light" width=side height=side></rect>
            <path class="dark" d=dark></path>
        </svg>
    })
}
