-- migrate: without a transaction
-- The office lists those who are suspended. They are few among many.
create index concurrently if not exists members_suspended on members (joined_at, id) where status = 'suspended';
