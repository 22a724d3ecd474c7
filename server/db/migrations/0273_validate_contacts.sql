-- Rows from before the checks are looked through without a lock that would stop writes.
alter table members validate constraint members_verified_mobile_is_there;
alter table members validate constraint members_verified_email_is_there;
