-- A contact or first password that an owner gives without an older password waits a day, like a login.
alter table added_access
  -- What begins, encrypted. Null where it has begun, or where the table of its kind holds it.
  add column waits_sealed bytea,
  drop constraint added_access_kind_check,
  -- The id of a password is that of its person.
  add constraint added_access_kind_check
    check (kind in ('login', 'listener', 'passkey', 'number', 'email', 'password')),
  add constraint added_access_waits
    check (waits_sealed is null or (kind in ('number', 'email', 'password') and begins_at is not null));
create index added_access_to_begin on added_access (begins_at) where waits_sealed is not null;
