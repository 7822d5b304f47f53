//! Joining a table by its short code.

use axum::Json;
use axum::extract::State;
use axum::http::header::LOCATION;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect};
use serde::Serialize;
use ui::pages;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Reply;
use super::extract::{parameter, query_value};
use crate::Error;
use crate::app::App;
use crate::error::RequestError;
use crate::fields::schema::TableName;
use crate::guard::{Accept, Client, ClientKey, KeepBody};
use crate::join_code::JoinCode;
use crate::reader::Reader;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(by_query)).routes(routes!(by_path))
}

/// The table of a code.
#[derive(Serialize, ToSchema, Debug)]
struct CodeTable {
    /// The name of the table.
    #[schema(value_type = TableName)]
    table: String,
}

/// The code that was typed.
#[derive(IntoParams, Debug)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "it documents the query")]
struct CodeQuery {
    /// The code; capitals, blanks and signs do not matter.
    #[param(example = "MUBEL")]
    code: Option<String>,
}

/// The table with this code, from a form.
///
/// For everybody. Browsers are redirected to the page of the table; without a code they get a page that asks for
/// one. Fails as `/join/{code}` does.
#[utoipa::path(get, path = "/join", params(CodeQuery), responses((status = 200, body = CodeTable)))]
async fn by_query(
    State(app): State<App>,
    client: Client,
    accept: Accept,
    reader: Reader,
    parts: Parts,
) -> Reply {
    let several = |_| RequestError::BadField("name one code, not several".to_owned());
    let code = query_value(&parts, "code").map_err(several)?.unwrap_or_default();
    if code.trim().is_empty() && accept == Accept::Html {
        return Ok(pages::join_by_code(reader.words(), "", None).into_response());
    }
    find(&app, client, accept, &reader, &code).await
}

/// The table with this code.
///
/// For everybody. Browsers are redirected to the page of the table. A table has its code while it waits for
/// players; then, and for a code that was never given, this fails with `no-such-code`. After 10 wrong codes in a
/// minute or 100 in an hour an address has to wait (`too-many-requests`).
#[utoipa::path(get, path = "/join/{code}", responses((status = 200, body = CodeTable)))]
async fn by_path(
    State(app): State<App>,
    client: Client,
    accept: Accept,
    reader: Reader,
    mut parts: Parts,
) -> Reply {
    let code = parameter(&mut parts, "code").await?;
    find(&app, client, accept, &reader, &code).await
}

/// Redirects to the table with this code. If there is none, a browser gets the field again.
async fn find(app: &App, client: Client, accept: Accept, reader: &Reader, typed: &str) -> Reply {
    let error = match table_of(app, client.address, typed).await {
        Ok(table) => {
            let path = format!("/tables/{table}");
            return Ok(match accept {
                Accept::Html => Redirect::to(&path).into_response(),
                Accept::Json => ([(LOCATION, path)], Json(CodeTable { table })).into_response(),
            });
        }
        Err(error) if accept == Accept::Html && error.status.is_client_error() => error,
        Err(error) => return Err(error),
    };
    let words = reader.words();
    let shown: String = typed.trim().chars().take(12).collect();
    let page = pages::join_by_code(words, &shown, Some(&error.text_in(words)));
    let mut response = (error.status, axum::Extension(KeepBody), page).into_response();
    if let Some(seconds) = error.retry_after {
        response.headers_mut().insert(axum::http::header::RETRY_AFTER, seconds.into());
    }
    Ok(response)
}

async fn table_of(app: &App, address: ClientKey, typed: &str) -> Result<String, Error> {
    app.wrong_codes.check(address)?;
    let found = match typed.parse::<JoinCode>() {
        Ok(code) => app.journal.table_of_code(code.as_str()).await?,
        Err(_) => None,
    };
    let Some(table) = found else {
        app.wrong_codes.wrong(address);
        return Err(RequestError::NoSuchCode.into());
    };
    Ok(table.to_string())
}
