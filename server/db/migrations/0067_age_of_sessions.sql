-- migrate: without a transaction
-- Housekeeping deletes sessions by their age too.

create index concurrently if not exists sessions_made on sessions (created_at);
