-- The code by which people join a table that waits for players. It is not part of the log. The row of a
-- table that waits no longer stays until its code is drawn again or the table is deleted. Programs for
-- schema 3 do not know this table, so running ones continue to work.
CREATE TABLE IF NOT EXISTS clew.codes (
    code text COLLATE "C" PRIMARY KEY,
    tab  bigint NOT NULL UNIQUE
);
