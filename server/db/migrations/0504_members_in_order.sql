-- migrate: without a transaction
-- The office lists members in the order of joining. The index before had not their ids, so that each page was sorted.

create index concurrently if not exists members_in_order on members (joined_at, id);

drop index concurrently if exists members_by_joining;

-- Those who are suspended are few among many.
create index concurrently if not exists members_suspended on members (joined_at, id) where status = 'suspended';
