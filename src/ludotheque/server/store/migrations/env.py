"""Alembic's way into our database: the store hands over its connection."""

from alembic import context

from ludotheque.server.store.schema import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
