-- The key from which the ids of persons in this table's records are computed. NULL: a table of format 1,
-- whose records hold the persons' own ids.
ALTER TABLE vaults ADD COLUMN alias_key BLOB;
