-- The rematch of a table. It is set once (a rematch that was closed before its start may be replaced),
-- is not part of the log, and is never published with the records, because it would link groups of
-- people.
ALTER TABLE tables ADD COLUMN rematch TEXT;
