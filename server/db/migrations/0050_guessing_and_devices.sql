-- How a code went out: it proves that contact, and not the one that was typed. None on codes older than this column.
alter table otp_codes add column channel text check (channel in ('SMS', 'EMAIL'));

-- `freeze` ends all sessions of an account whose password a stranger changed; it sets no password.
alter table reset_tokens add column purpose text not null default 'reset' check (purpose in ('reset', 'freeze'));

-- A change of password ends every open code and link that could change it again, whichever feature makes the change. The
-- links that freeze the account stay: otherwise a thief could end them by a second change.
create function end_codes_of_member() returns trigger language plpgsql as $$
begin
  update otp_codes set used_at = now() where member_id = new.id and used_at is null and purpose <> 'verify';
  update reset_tokens set used_at = now() where member_id = new.id and used_at is null and purpose = 'reset';
  return null;
end $$;
create index otp_codes_open on otp_codes (member_id) where used_at is null;
create trigger members_password_changed after update of password_hash on members
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_codes_of_member();

-- From where a member has logged in. Both hashes are keyed.
create table known_devices (
  member_id uuid not null references members (id) on delete cascade,
  device_hash bytea not null,
  address_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (member_id, device_hash, address_hash)
);
create index known_devices_stale on known_devices (last_login_at);
