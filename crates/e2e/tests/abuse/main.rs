//! Abuse: what forged, foreign, old, huge and slow requests come to, and that those who play notice
//! nothing of them.

mod crowd;
mod limits;
mod origins;
mod persons;
mod replays;
mod sizes;
mod table;
