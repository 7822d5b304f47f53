//! Every page and every state of a table, checked by axe and by the HTML validator.

mod axe;
mod tools;
mod vnu;
