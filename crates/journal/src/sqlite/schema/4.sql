-- The code by which people join a table that waits for players. It is not part of the log. The row of a
-- table that waits no longer stays until its code is drawn again or the table is deleted.
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    tab  INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
