-- A record loses an unverified contact to the member who verifies it, and is then without one until its owner gives another.
alter table members
  alter column mobile drop not null,
  alter column email drop not null,
  add constraint members_verified_mobile_is_there check (mobile is not null or mobile_verified_at is null) not valid,
  add constraint members_verified_email_is_there check (email is not null or email_verified_at is null) not valid;

-- Only a verified contact recognises who returns: another may be a stranger's, who must not inherit blocks or be refused.
alter table departures
  alter column mobile_hash drop not null,
  alter column email_hash drop not null;
