//! What every game must keep.

casefile::battery!(magic_labyrinth::MagicLabyrinth);
