"""How Alembic reaches the database: through the connection that `database.migrate` passes in."""

from alembic import context

from fidchell.table.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table="versions",
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
