//! The metrics of requests.

use super::world::{World, get};

#[tokio::test]
async fn requests_are_counted_by_route() {
    let world = World::new();
    for address in ["/tables/abc/take/1", "/tables/def/take/2", "/nowhere", "/error"] {
        world.ask(get(address).body("".into()).expect("a request")).await;
    }
    let text = world.metrics.text();
    for line in [
        "clew_requests_total{path=\"/tables/{id}/take/{code}\",method=\"GET\",class=\"2xx\"} 2\n",
        "clew_requests_total{path=\"none\",method=\"GET\",class=\"4xx\"} 1\n",
        "clew_requests_total{path=\"/error\",method=\"GET\",class=\"4xx\"} 1\n",
        "clew_request_seconds_bucket{le=\"0.001\",path=\"/tables/{id}/take/{code}\"} 0\n",
        "clew_request_seconds_bucket{le=\"0.0025\",path=\"/tables/{id}/take/{code}\"} 2\n",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(!text.contains("abc"), "{text}");
}
