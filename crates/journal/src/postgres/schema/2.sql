-- The table at which the same people play once more, once somebody has asked for it. It is written
-- once (a rematch that was closed before its start may be replaced), is no part of the log and is
-- given out with no record: it would link groups of people. Programs that know schema 1 name the
-- columns that they read and write, so those that run go on working.
ALTER TABLE clew.tables ADD COLUMN rematch text COLLATE "C";
