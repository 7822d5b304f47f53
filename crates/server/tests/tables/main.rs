//! Tables, nearly all without sockets: what people may ask for, and what comes of it.

mod absence;
mod campaign;
mod covering;
mod lines;
mod machines;
mod opening;
mod pages;
mod playing;
mod replay;
mod seating;
mod sleeping;
mod streams;
mod talking;
mod teammates;
mod world;
