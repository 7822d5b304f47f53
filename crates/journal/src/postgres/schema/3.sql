-- The key from which the ids of persons in this table's records are computed. NULL: a table of format 1,
-- whose records hold the persons' own ids.
ALTER TABLE clew.vaults ADD COLUMN IF NOT EXISTS alias_key bytea;

-- The newest record format that the server reads. Servers that do not say it read format 1.
ALTER TABLE clew.servers ADD COLUMN IF NOT EXISTS format smallint NOT NULL DEFAULT 1;
