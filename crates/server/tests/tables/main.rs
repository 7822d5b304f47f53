//! The API of tables, nearly all without sockets: requests, their replies and their effects.

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
