//! What `/openapi.json` says of all routes, in addition to the description at each of them.

use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Api, Ref, RefOr, Required, ResponseBuilder, Schema};
use utoipa::{Modify, OpenApi};

use crate::error::ErrorBody;
use crate::fields::schema::{LinkCode, SeatLetter, TableName, ViewerName};

/// What stands above all addresses.
#[derive(OpenApi)]
#[openapi(
    info(title = "Clew", description = "Labyrinth games at tables that programs can play at."),
    components(schemas(ErrorBody, LinkCode, SeatLetter, TableName, ViewerName)),
    modifiers(&Security)
)]
pub(super) struct Document;

/// How a program says who it is.
struct Security;

impl Modify for Security {
    fn modify(&self, api: &mut Api) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = api.components.get_or_insert_with(Default::default);
        components.add_security_scheme("person", bearer);
    }
}

/// Says of each address what follows from what it takes: how it can fail, and whether it needs a
/// body at all.
pub(super) fn complete(api: &mut Api) {
    let free = without_needs(api);
    for (path, item) in &mut api.paths.paths {
        if let Some(get) = &mut item.get {
            fail(get, path, &[]);
        }
        if let Some(post) = &mut item.post {
            let is_free = |content: &RefOr<Content>| matches!(content, RefOr::T(Content { schema: Some(RefOr::Ref(named)), .. }) if free.contains(&named.ref_location));
            if let Some(RefOr::T(body)) = &mut post.request_body
                && body.content.values().all(is_free)
            {
                body.required = Some(Required::False);
            }
            let fields = if post.request_body.is_some() { FIELDS } else { &[] };
            fail(post, path, &[POST, fields].concat());
        }
    }
}

/// The schemas of which no field is needed.
fn without_needs(api: &Api) -> Vec<String> {
    let schemas = api.components.iter().flat_map(|components| &components.schemas);
    let free = schemas.filter(|(_, schema)| {
        matches!(schema, RefOr::T(Schema::Object(object)) if object.required.is_empty())
    });
    free.map(|(name, _)| format!("#/components/schemas/{name}")).collect()
}

type Failure = (u16, &'static str);

/// Of every request.
const ALWAYS: &[Failure] = &[
    (400, "It cannot be understood."),
    (429, "Too much was asked for: try again later."),
    (431, "Its headers are too large."),
    (503, "It cannot be done just now: try again."),
];
/// Of requests that change something.
const POST: &[Failure] = &[
    (401, "Nobody can be told by it."),
    (403, "You may not do that."),
    (408, "The body came too slowly."),
    (409, "It cannot be done as things are."),
    (413, "The body is too large."),
];
/// Of requests with fields.
const FIELDS: &[Failure] =
    &[(415, "The body is neither JSON nor a form."), (422, "A field is wrong.")];
/// Of requests that may say who asks.
const PERSON: &[Failure] = &[(401, "What should tell who asks is no token.")];
/// Of requests about something that an address names.
const NAMED: &[Failure] = &[(404, "There is no such thing.")];
/// Of requests about a table.
const TABLE: &[Failure] = &[(409, "The table cannot be shown as it is.")];
/// Of requests that say as whom somebody looks on.
const LOOK: &[Failure] = &[(403, "That seat is not yours."), (422, "That is no seat.")];
/// Of requests that name a moment.
const MOMENT: &[Failure] = &[(422, "That is no moment.")];
/// Of links.
const LINK: &[Failure] = &[(410, "The link was used, or is too old.")];

fn fail(operation: &mut Operation, path: &str, own: &[Failure]) {
    let parameters = operation.parameters.iter().flatten();
    let asks = |name: &str| {
        parameters.clone().any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query && parameter.name == name))
    };
    let person = operation.security.is_some();
    let sets = [
        (true, ALWAYS),
        (true, own),
        (person, PERSON),
        (path.contains('{'), NAMED),
        (path.contains("{table}"), TABLE),
        (asks("seat"), LOOK),
        (asks("at"), MOMENT),
        (path.contains("{code}") && !own.is_empty(), LINK),
    ];
    for &(status, says) in sets.iter().filter(|(fits, _)| *fits).flat_map(|(_, set)| *set) {
        let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
        let response = ResponseBuilder::new().description(says).content("application/json", body);
        operation.responses.responses.entry(status.to_string()).or_insert(response.build().into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_says_how_it_can_fail() {
        let (_, mut api) = super::super::documented().split_for_parts();
        complete(&mut api);
        let mut count = 0;
        for (path, item) in &api.paths.paths {
            for operation in [&item.get, &item.post].into_iter().flatten() {
                let statuses: Vec<_> = operation.responses.responses.keys().collect();
                assert!(statuses.iter().any(|status| status.starts_with('2')), "{path}");
                assert!(statuses.iter().any(|status| *status == "503"), "{path}");
                assert!(!path.contains('{') || statuses.iter().any(|status| *status == "404"));
                assert!(statuses.iter().all(|status| status.parse::<u16>().is_ok()), "{path}");
                count += 1;
            }
        }
        assert!(count > 25, "{count}");
    }
}
