-- Rows from before the checks are looked through without a lock that would stop writes.
alter table members validate constraint members_kuldaivat_check;
alter table members validate constraint members_deleted_without_kuldaivat;
alter table members validate constraint members_gotra_check;
alter table members validate constraint members_deleted_without_gotra;
