//! Tables, nearly all without sockets: what people may ask for, and what comes of it.

mod absence;
mod campaign;
mod covering;
mod giving_up;
mod kept;
mod keys;
mod lines;
mod machines;
mod naming;
mod numbers;
mod opening;
mod operator;
mod pages;
mod persons;
mod playing;
mod rematch;
mod replay;
mod seating;
mod settings;
mod sleeping;
mod streams;
mod talking;
mod teammates;
mod waiting;
mod world;
