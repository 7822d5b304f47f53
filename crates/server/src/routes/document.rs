//! Completes `/openapi.json` with what many operations have in common. Each route describes the rest itself.

use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Api, Ref, RefOr, Required, ResponseBuilder, Schema};
use utoipa::{Modify, OpenApi};

use crate::error::ErrorBody;
use crate::fields::schema::{LinkCode, SeatLetter, TableName, ViewerName};
use crate::room::CommandReply;

/// The document before the routes are added.
#[derive(OpenApi)]
#[openapi(
    info(title = "Clew", description = "Labyrinth games at tables that programs can play at."),
    components(schemas(ErrorBody, CommandReply, LinkCode, SeatLetter, TableName, ViewerName)),
    modifiers(&Security)
)]
pub(super) struct Document;

/// Describes the token: 32 hex digits, which a program makes up once and keeps.
struct Security;

impl Modify for Security {
    fn modify(&self, api: &mut Api) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = api.components.get_or_insert_with(Default::default);
        components.add_security_scheme("person", bearer);
    }
}

/// Adds what is the same for many operations: path parameters, errors; for POST also the token, the reply to
/// a command, and whether the body is optional.
pub(super) fn complete(api: &mut Api) {
    let optional = schemas_without_required_fields(api);
    for (path, item) in &mut api.paths.paths {
        if let Some(get) = &mut item.get {
            add_parameters(get, path);
            add_errors(get, path, &[]);
        }
        if let Some(post) = &mut item.post {
            add_parameters(post, path);
            post.security = Some(vec![SecurityRequirement::new("person", [""; 0])]);
            if !post.responses.responses.keys().any(|status| status.starts_with('2')) {
                add_response(post, 200, "The command was carried out.", "CommandReply");
            }
            let is_optional = |content: &RefOr<Content>| matches!(content, RefOr::T(Content { schema: Some(RefOr::Ref(named)), .. }) if optional.contains(&named.ref_location));
            if let Some(RefOr::T(body)) = &mut post.request_body
                && body.content.values().all(is_optional)
            {
                body.required = Some(Required::False);
            }
            let fields = if post.request_body.is_some() { FIELDS } else { &[] };
            add_errors(post, path, &[POST, fields].concat());
        }
    }
}

/// The references to schemas that an empty object fits.
fn schemas_without_required_fields(api: &Api) -> Vec<String> {
    let schemas = api.components.iter().flat_map(|components| &components.schemas);
    let optional = schemas.filter(|(_, schema)| {
        matches!(schema, RefOr::T(Schema::Object(object)) if object.required.is_empty())
    });
    optional.map(|(name, _)| format!("#/components/schemas/{name}")).collect()
}

/// The parameters of paths: name, schema, description, example.
const PARAMETERS: [(&str, &str, &str, Option<&str>); 4] = [
    ("table", "TableName", "The name of the table.", None),
    ("seat", "SeatLetter", "The letter of the seat.", Some("B")),
    ("code", "LinkCode", "The code of the seat link.", None),
    ("game", "GameName", "The name of the game.", Some(games::NAMES[0])),
];

fn add_parameters(operation: &mut Operation, path: &str) {
    let named = PARAMETERS.iter().filter(|(name, ..)| path.contains(&format!("{{{name}}}")));
    let parameters = named.map(|(name, schema, says, example)| {
        let parameter = ParameterBuilder::new()
            .name(*name)
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .description(Some(*says))
            .schema(Some(Ref::from_schema_name(*schema)))
            .example(example.map(Into::into));
        RefOr::T(parameter.build())
    });
    let own = operation.parameters.take().unwrap_or_default();
    operation.parameters = Some(parameters.chain(own).collect());
}

type Failure = (u16, &'static str);

/// Errors of all operations.
const ALWAYS: &[Failure] = &[
    (400, "The request cannot be understood."),
    (429, "There are too many requests: try again after `Retry-After` seconds."),
    (431, "The headers are too large."),
    (503, "It cannot be done now: try again after `Retry-After` seconds."),
];
/// Errors of operations that change something.
const POST: &[Failure] = &[
    (401, "The token is missing or is not 32 hex digits."),
    (403, "You may not do that."),
    (408, "The body came too slowly."),
    (409, "The table or the rules refuse it in the present state."),
    (413, "The body is too large."),
];
/// Errors of operations with a body.
const FIELDS: &[Failure] = &[
    (415, "The body is neither JSON nor a form."),
    (422, "A field is missing or cannot be read."),
];
/// Errors of operations that take a token.
const PERSON: &[Failure] = &[(401, "The token is not 32 hex digits.")];
/// Errors of operations that name something.
const NAMED: &[Failure] = &[(404, "There is no such table, seat, link or game.")];
/// Errors of operations on a table.
const TABLE: &[Failure] = &[(409, "The state of the table does not allow it.")];
/// Errors of operations with a viewer.
const VIEWER: &[Failure] = &[(403, "That seat is not yours."), (422, "That is no seat.")];
/// Errors of operations with a step.
const STEP: &[Failure] = &[(422, "That is no number of a step.")];
/// Errors of seat links.
const LINK: &[Failure] = &[(410, "The link was used or has expired.")];

fn add_errors(operation: &mut Operation, path: &str, own: &[Failure]) {
    let parameters = operation.parameters.iter().flatten();
    let takes = |name: &str| {
        parameters.clone().any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query && parameter.name == name))
    };
    let sets = [
        (true, ALWAYS),
        (true, own),
        (operation.security.is_some(), PERSON),
        (path.contains('{') || takes("code") || path == "/play", NAMED),
        (path.contains("{table}"), TABLE),
        (takes("seat"), VIEWER),
        (takes("at"), STEP),
        (path.contains("{code}") && !own.is_empty(), LINK),
    ];
    let failures = sets.iter().filter(|(fits, _)| *fits).flat_map(|(_, set)| *set);
    for &(status, says) in failures.collect::<Vec<_>>() {
        add_response(operation, status, says, "ErrorBody");
    }
}

/// Adds a response in JSON, unless the operation has one with this status.
fn add_response(operation: &mut Operation, status: u16, says: &str, schema: &str) {
    let body = Content::new(Some(Ref::from_schema_name(schema)));
    let response = ResponseBuilder::new().description(says).content("application/json", body);
    operation.responses.responses.entry(status.to_string()).or_insert(response.build().into());
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
