//! Abuse: forged, foreign, old, huge and slow requests are refused, and players notice nothing of them.

mod crowd;
mod limits;
mod origins;
mod persons;
mod replays;
mod sizes;
mod table;
