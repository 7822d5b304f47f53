//! Tables without sockets: what people may ask for, and what comes of it.

mod absence;
mod machines;
mod pages;
mod playing;
mod seating;
mod sleeping;
mod streams;
mod talking;
mod world;
