//! The whole state as text; docs/cases.md shows how to write one. Lines that are left out stand for
//! what is usual in the middle of a game.

use game::{Diagram, Entry, Game, Head, Line, Lines, Outcome, Unreadable};

use crate::hero::{Ability, Hero, Pile, action_tiles};
use crate::mall::Laid;
use crate::settings::Config;
use crate::state::{MagicMaze, Stage};
use crate::tile::{Deck, TileSet};
use crate::tiles::Tiles;

impl Diagram for MagicMaze {
    const LINES: &'static [Line] = &game::lines! {
        many "tile", many "hero", many "hand", "deck", "top", "under", many "used", "now", "sand",
        "turned", "facts", "shown", "discards", "pile", "pawn", "answered", "giving-up", "draw",
        "end",
    };

    fn settled(&self) -> (u16, Config) {
        let tiles = self.mall.tiles();
        let tiles = (*tiles != Tiles::built_in()).then(|| tiles.clone());
        (self.rules, Config { options: self.options, tiles })
    }

    fn lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        self.tile_lines(lines)?;
        let heroes = Hero::ALL.into_iter().zip(&mut self.heroes);
        lines.each("hero", heroes, Entry::read)?;
        let hands = self.hands.iter_mut().filter(|_| !self.options.solo()); // MZ-70
        lines.each("hand", hands, Entry::read)?;
        self.deck_lines(lines)?;
        for entry in lines.many("used", self.used.iter()) {
            self.used.add(entry.parse()?);
        }
        lines.value("now", &mut self.now)?;
        lines.value("sand", &mut self.sand)?;
        lines.number("turned", &mut self.turned, u16::MAX)?;
        let (begun, talk) = (("begun", &mut self.begun), ("talk", &mut self.talk));
        let (theft, gazed) = (("theft", &mut self.theft), ("gazed", &mut self.gazed));
        lines.flags("facts", [begun, talk, theft, gazed])?;
        lines.optional("shown", "none", &mut self.shown)?;
        lines.number("discards", &mut self.discards, 2)?;
        self.pile_line(lines)?;
        lines.optional("pawn", "nobody", &mut self.pawn)?;
        // MZ-42: the one before whom the pawn stands has done something since.
        if let Some(entry) = lines.one("answered", self.pawn.filter(|_| self.answered)) {
            self.answered = self.pawn == Some(entry.parse()?);
            if !self.answered {
                let expected = "`answered` with the player before whom the pawn stands";
                return Err(entry.expected(expected));
            }
        }
        lines.value("giving-up", &mut self.giving_up)?;
        self.stage_lines(lines)
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let mut game = Self::new(head.rules, &head.config()?);
        game.stage = Stage::Play;
        game.deck = Deck::EMPTY;
        game.lines(&mut Lines::reading(lines))?;
        if lines.find("deck").is_none() {
            // All tiles of the scenario that are nowhere else.
            let lying = game.mall.lying().map(|(tile, _)| tile);
            let elsewhere: TileSet =
                lying.chain(game.deck.top).chain(game.shown).chain(game.deck.under()).collect();
            game.deck.shuffled = game.options.deck().except(elsewhere);
        }
        if lines.find("hand").is_none() && !matches!(game.stage, Stage::Deal(_)) {
            // The action tiles are dealt in their order.
            let tiles = action_tiles(game.options.holders());
            game.hands.iter_mut().zip(tiles).for_each(|((_, hand), tile)| *hand = *tile);
        }
        if let Some(draw) = lines.find("draw") {
            game.check_stage().map_err(|why| Unreadable::impossible(draw.line, why))?;
        }
        game.check().map_err(|why| Unreadable::impossible(lines.entries[0].line, why))?;
        Ok(game)
    }
}

impl MagicMaze {
    /// Tile 1 lies where it always does, and so does the one apart, unless a line says so.
    fn tile_lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        const TILE: &str = "`tile 7 at 1,0`, or `tile 7 turn 2 at 1,0`";
        let lying = self.mall.lying();
        let texts =
            lying.map(|(tile, laid)| format!("{tile} turn {} at {}", laid.turn, laid.place));
        for entry in lines.many("tile", texts) {
            let (how, place) =
                entry.value.split_once(" at ").ok_or_else(|| entry.expected(TILE))?;
            let place = entry.read(place.trim())?;
            let (tile, turn) = match how.split_whitespace().collect::<Vec<_>>()[..] {
                [tile] => (tile, 0),
                [tile, "turn", turn @ ("0" | "1" | "2" | "3")] => (tile, turn.as_bytes()[0] - b'0'),
                _ => return Err(entry.expected(TILE)),
            };
            let (tile, laid) = (entry.read(tile)?, Laid { place, turn });
            if self.mall.laid(tile) == Some(laid) {
                continue;
            }
            if self.mall.laid(tile).is_some() || self.mall.at(place).is_some() {
                return Err(entry.expected("each tile once, each at a place of its own"));
            }
            self.mall.lay(tile, laid);
        }
        Ok(())
    }

    fn deck_lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        let under: Vec<String> = self.deck.under().map(|tile| tile.to_string()).collect();
        let under = if under.is_empty() { TileSet::NONE.to_string() } else { under.join(" ") };
        lines.value("deck", &mut self.deck.shuffled)?;
        lines.optional("top", "none", &mut self.deck.top)?;
        if let Some(entry) = lines.one("under", Some(under)) {
            for word in entry.words().filter(|_| entry.value != "none") {
                self.deck.put_under(entry.read(word)?);
            }
        }
        Ok(())
    }

    /// MZ-70: the action tiles of a player who plays alone.
    fn pile_line(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        const PILE: &str =
            "`pile 2 north west ..`: how many lie turned up, and those seen, in order";
        let seen: String = self.pile.seen().iter().map(|seen| format!(" {seen}")).collect();
        let text = self.options.solo().then(|| format!("{}{seen}", self.pile.count_up()));
        let Some(entry) = lines.one("pile", text) else { return Ok(()) };
        if !self.options.solo() {
            return Err(entry.expected("no `pile`, unless somebody plays alone (MZ-70)"));
        }
        let (up, seen) = entry.first_and_rest();
        let seen = seen.split_whitespace().map(|word| entry.read(word));
        let seen: Vec<Ability> = seen.collect::<Result<_, _>>()?;
        let pile = entry.number(up, 7).and_then(|up| Pile::new(&seen, up));
        self.pile = pile.ok_or_else(|| entry.expected(PILE))?;
        Ok(())
    }

    fn stage_lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        lines.stage(&["draw"], &mut self.stage)?;
        let ends = [("won", Outcome::Won(self.everybody())), ("lost", Outcome::Lost)];
        let end = ends.iter().find(|(_, outcome)| self.stage == Stage::Over(*outcome));
        let Some(entry) = lines.one("end", end.map(|(word, _)| word)) else { return Ok(()) };
        match ends.iter().find(|(word, _)| *word == entry.value) {
            Some((_, outcome)) if self.stage == Stage::Play => self.stage = Stage::Over(*outcome),
            _ => return Err(entry.expected("`end won` or `end lost`, and no `draw`")),
        }
        Ok(())
    }
}
