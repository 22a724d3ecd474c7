-- migrate: without a transaction
-- A contact belongs to whoever verified it. Any number of records may hold it unverified, and it keeps nobody out.

create unique index concurrently if not exists members_verified_mobile on members (mobile, dial_code)
  where mobile_verified_at is not null;

create unique index concurrently if not exists members_verified_email on members (lower(email))
  where email_verified_at is not null;

-- A login finds the records that hold a contact, verified or not.
create index concurrently if not exists members_by_mobile on members (mobile, dial_code) where status <> 'deleted';

create index concurrently if not exists members_by_email on members (lower(email)) where status <> 'deleted';

drop index concurrently if exists members_mobile;

drop index concurrently if exists members_email;
