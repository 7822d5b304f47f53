-- Like batch.sql, for appends that neither open a table nor change its seats. Most appends are such, and
-- this is half the work.
WITH input AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[], $6::text[],
        $7::smallint[], $8::boolean[], $9::smallint[], $10::smallint[], $11::boolean[],
        $12::bigint[], $13::bigint[]
    ) WITH ORDINALITY AS i (
        id, seq, before, mark, seal, body,
        state, public, seats, free, chat, changed, wake, nr
    )
),
held AS MATERIALIZED (
    SELECT t.key, i.* FROM input AS i JOIN clew.tables AS t ON t.id = i.id COLLATE "C"
    WHERE t.seq = i.seq - 1 AND t.seal = i.before
    ORDER BY t.id FOR UPDATE OF t
),
moves AS (
    UPDATE clew.tables AS t SET seq = h.seq, seal = h.seal, state = h.state, public = h.public,
        seats = h.seats, free = h.free, chat = h.chat,
        changed = CASE h.state WHEN 1 THEN t.changed ELSE h.changed END, wake = h.wake
    FROM held AS h WHERE t.key = h.key
),
logged AS (
    INSERT INTO clew.appends (tab, seq, id, wall, seal, body)
    SELECT key, seq, mark, changed, seal, body FROM held ORDER BY key
)
SELECT i.nr, h.nr IS NOT NULL AS won, h.nr IS NULL AND EXISTS (
    SELECT FROM clew.tables AS t JOIN clew.appends AS a ON a.tab = t.key
    WHERE t.id = i.id COLLATE "C" AND a.seq = i.seq AND a.id = i.mark
) AS again
FROM input AS i LEFT JOIN held AS h ON h.nr = i.nr
