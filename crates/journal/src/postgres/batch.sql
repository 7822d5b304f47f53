-- Writes appends of many tables, each table at most once. Each append succeeds or fails alone: if the
-- table's last append is not the expected one, it finds no row, and nothing of it is written.
WITH input AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[], $6::text[], $7::text[],
        $8::smallint[], $9::boolean[], $10::smallint[], $11::smallint[], $12::boolean[],
        $13::bigint[], $14::bigint[], $15::bigint[], $16::boolean[], $17::bytea[], $18::bytea[],
        $19::bytea[]
    ) WITH ORDINALITY AS i (
        id, seq, before, mark, seal, body, game,
        state, public, seats, free, chat,
        opened, changed, wake, reseats, seed, salt, alias_key, nr
    )
),
sitting AS MATERIALIZED (
    SELECT * FROM unnest($20::bigint[], $21::smallint[], $22::bytea[]) AS s (nr, seat, person)
),
opens AS (
    INSERT INTO clew.tables AS t
        (id, seq, seal, game, state, public, seats, free, chat, opened, changed, wake)
    SELECT id, seq, seal, game, state, public, seats, free, chat, opened, changed, wake
    FROM input WHERE seq = 1 ORDER BY id COLLATE "C"
    ON CONFLICT (id) DO NOTHING
    RETURNING t.key, t.id
),
-- Rows are locked in one order, so that machines cannot deadlock.
held AS MATERIALIZED (
    SELECT t.key, i.nr FROM input AS i JOIN clew.tables AS t ON t.id = i.id COLLATE "C"
    WHERE i.seq > 1 AND t.seq = i.seq - 1 AND t.seal = i.before
    ORDER BY t.id FOR UPDATE OF t
),
-- `changed` is indexed. It is not updated in a running table, so that the update stays on the same page
-- (HOT); the time of the last append is used instead.
moves AS (
    UPDATE clew.tables AS t SET seq = i.seq, seal = i.seal, game = i.game, state = i.state,
        public = i.public, seats = i.seats, free = i.free, chat = i.chat, opened = i.opened,
        changed = CASE i.state WHEN 1 THEN t.changed ELSE i.changed END, wake = i.wake
    FROM held AS h JOIN input AS i ON i.nr = h.nr WHERE t.key = h.key
    RETURNING t.key, i.nr
),
won AS MATERIALIZED (
    SELECT o.key, i.nr FROM opens AS o JOIN input AS i ON i.id COLLATE "C" = o.id
    UNION ALL SELECT key, nr FROM moves
),
logged AS (
    INSERT INTO clew.appends (tab, seq, id, wall, seal, body)
    SELECT w.key, i.seq, i.mark, i.changed, i.seal, i.body
    FROM won AS w JOIN input AS i ON i.nr = w.nr ORDER BY w.key
),
vaulted AS (
    INSERT INTO clew.vaults (tab, seed, salt, alias_key)
    SELECT w.key, i.seed, i.salt, i.alias_key FROM won AS w JOIN input AS i ON i.nr = w.nr
    WHERE i.seq = 1 AND i.seed IS NOT NULL
),
stood AS (
    DELETE FROM clew.sitters AS s USING won AS w JOIN input AS i ON i.nr = w.nr
    WHERE s.tab = w.key AND i.reseats
        AND NOT EXISTS (SELECT FROM sitting AS n WHERE n.nr = i.nr AND n.seat = s.seat)
),
sat AS (
    INSERT INTO clew.sitters AS s (tab, seat, person)
    SELECT w.key, n.seat, n.person FROM won AS w JOIN sitting AS n ON n.nr = w.nr
    ON CONFLICT (tab, seat) DO UPDATE SET person = excluded.person
)
SELECT i.nr, w.key IS NOT NULL AS won, w.key IS NULL AND EXISTS (
    SELECT FROM clew.tables AS t JOIN clew.appends AS a ON a.tab = t.key
    WHERE t.id = i.id COLLATE "C" AND a.seq = i.seq AND a.id = i.mark
) AS again
FROM input AS i LEFT JOIN won AS w ON w.nr = i.nr
