//! What requests carry, read so that every mistake is told in the same form.

use std::fmt;
use std::marker::PhantomData;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use tokio::time::timeout;

use crate::hub::Hub;
use crate::problem::Problem;

/// The JSON body of a request.
pub struct Body<T>(pub T);

/// What stands in the path of a request.
pub struct InPath<T>(pub T);

/// What follows the question mark.
pub struct InQuery<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Hub> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hub: &Hub) -> Result<Body<T>, Problem> {
        let reading = Json::<Object<T>>::from_request(request, hub);
        let read = timeout(hub.options.timeouts.body, reading).await.map_err(|_| Problem::TooSlow)?;
        read.map(|Json(Object(body))| Body(body)).map_err(|error: JsonRejection| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => Problem::Bad(error.body_text()),
        })
    }
}

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for InPath<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InPath<T>, Problem> {
        let read = Path::<T>::from_request_parts(parts, state).await;
        // A name that cannot be one names nothing.
        read.map(|Path(path)| InPath(path)).map_err(|_: PathRejection| Problem::NotFound)
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for InQuery<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InQuery<T>, Problem> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(query)| InQuery(query))
            .map_err(|error: QueryRejection| Problem::Bad(error.body_text()))
    }
}

/// A value in the form of an object: by itself serde also takes a list of the fields, which no document speaks of.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        deserializer.deserialize_map(Fields(PhantomData))
    }
}
