//! As much of HTTP/1.1 as a load needs, and no more: it shares the machine with the server.

mod address;
mod broken;
mod caller;
mod chunks;
mod events;
mod head;
mod listener;
mod page;
mod request;
#[cfg(test)]
mod tests;

pub(crate) use address::{Address, Reach};
pub(crate) use broken::Broken;
pub(crate) use caller::{Answer, Caller, is_gone};
pub(crate) use listener::Listener;
pub(crate) use page::Page;
pub(crate) use request::Request;
