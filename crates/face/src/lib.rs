//! What people see: pictures of our own, and the pages that are made with them.

pub mod pictures;
