//! Writes records as text.

use std::fmt;

use super::Record;
use crate::hex::Hex;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open { table, game, commitment, rules } => {
                write!(f, "open {table} {game} {commitment}")?;
                rules.map_or(Ok(()), |rules| write!(f, " {} {rules}", self.format()))
            }
            Self::Note(note) => write!(f, "note {note}"),
            Self::Join { seat, person, name } => write!(f, "join {seat} {person} {name}"),
            Self::Name { seat, name } => write!(f, "name {seat} {name}"),
            Self::Leave { seat } => write!(f, "leave {seat}"),
            Self::Host { seat } => write!(f, "host {seat}"),
            Self::Bot { seat, level } => write!(f, "bot {seat} {level}"),
            Self::Cover { seat, level } => write!(f, "cover {seat} {level}"),
            Self::Uncover { seat } => write!(f, "uncover {seat}"),
            Self::Set { key, value } => write!(f, "set {key}{value}"),
            Self::Start { rules, wall, entropy, config } => {
                write!(f, "start {rules} {wall}")?;
                for (seat, bytes) in entropy {
                    write!(f, "\n    entropy {seat} {bytes}")?;
                }
                config.iter().try_for_each(|line| write!(f, "\n    {line}"))
            }
            Self::Act { at, seat, key, action } => write!(f, "act {at} {seat} {key} {action}"),
            Self::Chance { at, outcome } => write!(f, "chance {at} {outcome}"),
            Self::Alarm { at } => write!(f, "alarm {at}"),
            Self::Pause { at, wall } => write!(f, "pause {at} {wall}"),
            Self::Resume { at, wall } => write!(f, "resume {at} {wall}"),
            Self::Over { seed, salt, outcome } => {
                write!(f, "over {} {} {outcome}", Hex(&seed.0), Hex(&salt.0))
            }
            Self::Closed { seed, salt, reason } => {
                write!(f, "closed {} {} {reason}", Hex(&seed.0), Hex(&salt.0))
            }
        }
    }
}
