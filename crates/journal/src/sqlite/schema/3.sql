-- The random value from which the ids of persons in this table's records follow. NULL: a table of
-- format 1, whose records have the persons' own ids.
ALTER TABLE vaults ADD COLUMN alias_key BLOB;
