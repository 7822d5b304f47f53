//! What holds for every game holds for Magic Maze: with random mixes of rules, and in each scenario.

casefile::battery!(
    magic_maze::MagicMaze,
    &[
        "scenario 1",
        "scenario 1\ntalk phases",
        "scenario 2",
        "scenario 3",
        "scenario 4",
        "scenario 5",
        "scenario 6",
        "scenario 7",
        "scenario 8\ndeck 24\nside B",
        "scenario 9\ndeck 14",
        "scenario 10\ndeck 15",
        "scenario 11\ndeck 17",
        "scenario 12\ndeck 19",
        "scenario 13\ndeck 22",
        "scenario 14\ndeck 24",
        "scenario 15",
        "scenario 16",
        "scenario 17",
        "scenario 11\nsand 0",
        "scenario 13\nsand 0\ndeck 24",
    ]
);
