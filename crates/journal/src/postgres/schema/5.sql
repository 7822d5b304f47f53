-- When each server last saw a person at a table; and, if the person wants a pause, how often the game has begun
-- to run. Rows are refreshed every few seconds and expire; a crash may lose them.
CREATE UNLOGGED TABLE IF NOT EXISTS clew.presence (
    tab    bigint NOT NULL,
    person bytea NOT NULL,
    server bytea NOT NULL,
    seen   bigint NOT NULL,
    pause  bigint,
    PRIMARY KEY (tab, person, server)
);
CREATE INDEX IF NOT EXISTS presence_seen ON clew.presence (seen);
