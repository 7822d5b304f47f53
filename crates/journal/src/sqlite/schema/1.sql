-- Times are milliseconds since 1970. States: 0 waiting, 1 running, 2 over, 3 closed.

-- One row for each table: the end of its log, and its summary. Later tables have higher keys.
CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    seq     INTEGER NOT NULL,       -- the number of its last append
    seal    BLOB NOT NULL,          -- and its seal
    spare   INTEGER,                -- from this append on they lie in appends_spare
    game    TEXT NOT NULL,
    state   INTEGER NOT NULL,
    public  INTEGER NOT NULL,
    seats   INTEGER NOT NULL,
    free    INTEGER NOT NULL,
    chat    INTEGER NOT NULL,
    opened  INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    wake    INTEGER
) STRICT;

-- The indexes are partial: a move in a running game updates none of them, unless the deadline changes.
CREATE INDEX tables_lobby ON tables (state, opened DESC, key DESC) WHERE public = 1 AND state < 2;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_idle ON tables (state, changed) WHERE state <> 1;

-- The log. The primary key decides between writers.
CREATE TABLE appends (
    tab  INTEGER NOT NULL,
    seq  INTEGER NOT NULL,
    id   BLOB NOT NULL,
    wall INTEGER NOT NULL,
    seal BLOB NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tab, seq)
) STRICT, WITHOUT ROWID;

-- The same columns as `appends`, empty while the file is intact: for tables whose next append would fall
-- on a damaged page of the log, or next to one.
CREATE TABLE appends_spare (
    tab  INTEGER NOT NULL,
    seq  INTEGER NOT NULL,
    id   BLOB NOT NULL,
    wall INTEGER NOT NULL,
    seal BLOB NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tab, seq)
) STRICT, WITHOUT ROWID;

-- The persons at the seats.
CREATE TABLE sitters (
    tab    INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    person BLOB NOT NULL,
    PRIMARY KEY (tab, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_person ON sitters (person, tab DESC, seat);

-- The secrets, apart from everything that is listed.
CREATE TABLE vaults (
    tab  INTEGER PRIMARY KEY,
    seed BLOB NOT NULL,
    salt BLOB NOT NULL
) STRICT;

-- The last heartbeat of each server.
CREATE TABLE servers (
    id   BLOB PRIMARY KEY,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
