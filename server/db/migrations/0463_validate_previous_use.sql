-- Rows from before the check are looked through without a lock that would stop writes.
alter table members validate constraint members_deleted_without_previous_use;
