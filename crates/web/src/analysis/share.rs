//! A study to be taken away: as a link, as a record.

use leptos::prelude::*;
use orrery_study::{encode, share};

use super::Analysis;
use crate::browser;
use crate::icons::Icon;
use crate::qr::Qr;
use crate::share::download;
use crate::share_sheet::Official;
use crate::toast::CopyButton;
use crate::words::t;

/// A link in a path is shown, with what it leaves out; what does not fit is only in the private form.
#[component]
pub fn ShareStudy(analysis: Analysis) -> impl IntoView {
    let origin = browser::window().location().origin().unwrap_or_default();
    let (short, whole, record) = analysis.study.with_untracked(|study| {
        (share(study), format!("{origin}/analysis#{}", encode(study, true)), study.to_string())
    });
    let (link, note) = match &short {
        Ok(link) if link.without_remarks => (format!("{origin}{}", link.path()), Some("analysis-share-bare")),
        Ok(link) => (format!("{origin}{}", link.path()), None),
        Err(_) => (whole.clone(), Some("analysis-share-long")),
    };
    let shown = link.clone();
    let name = move || format!("orrery-{}.txt", analysis.id());
    let downloaded = record.clone();
    view! {
        <label class="field">
            <span>{move || t("share-link")}</span>
            <input type="text" readonly prop:value=shown />
        </label>
        {note.map(|note| view! { <p class="caption" role="status">{move || t(note)}</p> })}
        {move || (link.len() < 600).then(|| view! { <details class="an-qr"><summary>{t("analysis-qr")}</summary><Qr text=link.clone() /></details> })}
        <div class="pair">
            <CopyButton text=move || match &short { Ok(link) => format!("{}{}", browser::window().location().origin().unwrap_or_default(), link.path()), Err(_) => whole.clone() } label="copy-link" icon=Icon::Link primary=true />
            <CopyButton text=move || analysis.study.with_untracked(|study| format!("{}/analysis#{}", browser::window().location().origin().unwrap_or_default(), encode(study, true))) label="analysis-copy-private" icon=Icon::Link />
        </div>
        <p class="caption">{move || t("analysis-private-more")}</p>
        <div class="pair">
            <CopyButton text=move || record.clone() label="copy-record" icon=Icon::Copy />
            <button class="button" on:click=move |_| download(&name(), &downloaded)>{Icon::Down.draw()}{move || t("download-record")}</button>
        </div>
        <div class="share-ways"><Official has=analysis.game().id().description().has_official record=move || analysis.study.with_untracked(ToString::to_string) /></div>
    }
}
