"""What Alembic runs: the steps that a database still needs, in the transaction of whoever asks for them."""

from __future__ import annotations

from alembic import context

from grandee.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
