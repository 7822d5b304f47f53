-- The table at which the same people play once more, once somebody has asked for it. It is written
-- once (a rematch that was closed before its start may be replaced), is no part of the log and is
-- given out with no record: it would link groups of people.
ALTER TABLE tables ADD COLUMN rematch TEXT;
