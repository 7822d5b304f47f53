//! Every page and every state of a table, looked at by those who know what pages should be like.

mod axe;
mod tools;
mod vnu;
