-- Rows from before the check are looked through without a lock that would stop writes.
alter table biodata_copies validate constraint biodata_copies_kind_check;
