-- The rematch of a table. It is set once (a rematch that was closed before its start may be replaced),
-- is not part of the log, and is never published with the records, because it would link groups of
-- people. Programs for schema 1 name the columns that they use, so running ones continue to work.
ALTER TABLE clew.tables ADD COLUMN rematch text COLLATE "C";
