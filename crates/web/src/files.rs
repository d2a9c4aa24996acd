//! Files of the app that are fetched when they are first needed. The head of the page says under a name where each is.

use std::future::Future;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{FormData, Response};

use crate::browser;

/// The text of a file, asked for at the call and not only when it is waited for.
pub fn text(name: &str) -> impl Future<Output = Result<String, String>> + use<> {
    let response = fetch(name);
    async move {
        let text = response.await?.text().map_err(|error| told(&error))?;
        let text = JsFuture::from(text).await.map_err(|error| told(&error))?;
        text.as_string().ok_or_else(|| "no text".to_owned())
    }
}

/// The form at an address of the app's own; nothing if there is none.
pub async fn form(path: &str) -> Option<FormData> {
    let promise = browser::window().fetch_with_str(path);
    let response: Response = JsFuture::from(promise).await.ok()?.unchecked_into();
    let form = response.ok().then(|| response.form_data().ok()).flatten()?;
    JsFuture::from(form).await.ok()?.dyn_into().ok()
}

/// The bytes of a file as an `ArrayBuffer`.
pub async fn bytes(name: &str) -> Result<JsValue, String> {
    let bytes = fetch(name).await?.array_buffer().map_err(|error| told(&error))?;
    JsFuture::from(bytes).await.map_err(|error| told(&error))
}

fn fetch(name: &str) -> impl Future<Output = Result<Response, String>> + use<> {
    let path = browser::meta(name).ok_or_else(|| format!("this version has no {name}"));
    let promise = path.map(|path| (browser::window().fetch_with_str(&path), path));
    async move {
        let (promise, path) = promise?;
        let response = JsFuture::from(promise).await.map_err(|error| format!("{path}: {}", told(&error)))?;
        let response: Response = response.unchecked_into();
        match response.ok() {
            true => Ok(response),
            false => Err(format!("{path}: HTTP {}", response.status())),
        }
    }
}

fn told(error: &JsValue) -> String {
    String::from(js_sys::Object::from(error.clone()).to_string())
}
