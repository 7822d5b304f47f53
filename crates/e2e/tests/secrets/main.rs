//! Secrets in what the server sends: nobody is sent anything that they may not know.
//!
//! There are two tests. *Canaries*: whole games of all four kinds are played, every byte that is sent to
//! anybody is kept, and when the record publishes the secrets, they are searched in those bytes.
//! *Twins*: a wall or an owner has no text to search for, so two servers are started on tables that
//! differ only in such secrets; what they send must be equal, byte for byte, until a sight that is
//! declared to reveal something.

mod canaries;
mod cards;
mod onlooker;
mod pokes;
mod twins;
