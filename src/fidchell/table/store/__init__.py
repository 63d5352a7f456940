"""The database: schema, queries, migrations and backups."""
