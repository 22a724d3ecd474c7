-- Rows from before the checks are looked through without a lock that would stop writes.
alter table members validate constraint members_birth_time_accuracy_check;
alter table members validate constraint members_deleted_without_birth_place;
