//! What every game must keep.

casefile::battery!(labyrinth_cards::LabyrinthCards);
