-- Times are milliseconds since 1970. States: 0 waiting, 1 running, 2 over, 3 closed.
-- Only the view `finished` may be published: records of a running table hold hidden mazes and cards, and
-- `vaults` holds the seeds.

-- One row for each table: the end of its log, and its summary. Later tables have higher keys.
CREATE TABLE clew.tables (
    key     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text COLLATE "C" NOT NULL UNIQUE,
    seq     bigint NOT NULL,        -- the number of its last append
    seal    bytea NOT NULL,         -- and its seal
    game    text NOT NULL,
    state   smallint NOT NULL,
    public  boolean NOT NULL,
    seats   smallint NOT NULL,
    free    smallint NOT NULL,
    chat    boolean NOT NULL,
    opened  bigint NOT NULL,
    changed bigint NOT NULL,
    wake    bigint
) WITH (fillfactor = 70);

-- A move in a running game updates none of the indexes, unless the deadline changes.
CREATE INDEX tables_lobby ON clew.tables (state, opened DESC, key DESC) WHERE public AND state < 2;
CREATE INDEX tables_wake ON clew.tables (wake, key) WHERE wake IS NOT NULL;
CREATE INDEX tables_idle ON clew.tables (state, changed, key) WHERE state <> 1;

-- The log. The primary key decides between writers.
CREATE TABLE clew.appends (
    tab  bigint NOT NULL,
    seq  bigint NOT NULL,
    id   bytea NOT NULL,
    wall bigint NOT NULL,
    seal bytea NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (tab, seq)
);

-- The persons at the seats.
CREATE TABLE clew.sitters (
    tab    bigint NOT NULL,
    seat   smallint NOT NULL,
    person bytea NOT NULL,
    PRIMARY KEY (tab, seat)
);
CREATE INDEX sitters_person ON clew.sitters (person, tab DESC, seat);

-- The secrets, apart from everything that is listed.
CREATE TABLE clew.vaults (
    tab  bigint PRIMARY KEY,
    seed bytea NOT NULL,
    salt bytea NOT NULL
);

-- The players' contributions to the chance of tables that have not started.
CREATE TABLE clew.lent (
    tab     bigint NOT NULL,
    seat    smallint NOT NULL,
    person  bytea NOT NULL,
    entropy bytea NOT NULL,
    PRIMARY KEY (tab, seat)
);

-- The last heartbeat of each server.
CREATE TABLE clew.servers (
    id   bytea PRIMARY KEY,
    seen bigint NOT NULL
);

-- What may be published: the records of tables that have ended. Their last record reveals the seed.
CREATE VIEW clew.finished WITH (security_barrier) AS
    SELECT t.id AS table_id, t.game, t.opened, t.changed, a.seq, a.wall, a.body
    FROM clew.tables AS t JOIN clew.appends AS a ON a.tab = t.key
    WHERE t.state IN (2, 3);
