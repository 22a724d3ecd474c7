-- A passkey opens the account of one person, or stands in for the code of the app of one of staff. Of the key only the public half
-- is here.

create table passkeys (
  id uuid primary key,
  person_id uuid references persons (id) on delete cascade,
  staff_id uuid references staff (id) on delete cascade,
  credential_id bytea not null constraint passkeys_credential unique
    constraint passkeys_credential_length check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null constraint passkeys_key_length check (octet_length(public_key) between 1 and 1024),
  -- Some authenticators count their uses. One that stands still or goes back is a copy.
  counter bigint not null constraint passkeys_counter check (counter >= 0),
  transports text[] not null,
  -- The host that it was made for: it opens no other.
  host text not null,
  name text not null constraint passkeys_name check (char_length(name) between 1 and 320),
  created_at timestamptz not null,
  -- Null where the password was typed for it.
  begins_at timestamptz,
  last_used_at timestamptz,
  constraint passkeys_of_one check (num_nonnulls(person_id, staff_id) = 1)
);
create index passkeys_of_person on passkeys (person_id);
create index passkeys_of_staff on passkeys (staff_id);

-- The owner's row is locked, so that of many that come at once none slips in above the number.
create function admit_passkey() returns trigger language plpgsql as $$
begin
  perform from persons where id = new.person_id for no key update;
  perform from staff where id = new.staff_id for no key update;
  if (select count(*) from passkeys where person_id = new.person_id or staff_id = new.staff_id) >= 10 then
    raise exception 'ten passkeys at most' using errcode = 'check_violation', constraint = 'passkeys_ten';
  end if;
  return new;
end $$;
create trigger passkeys_admitted before insert on passkeys for each row execute function admit_passkey();

-- A question that a passkey signs: once, within minutes.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null constraint passkey_challenges_purpose
    check (purpose in ('login', 'add', 'staff_login', 'staff_add')),
  -- The hash of the session that adds a passkey, or of the ticket of a login of staff. A login of members begins with nothing.
  bound_to bytea,
  -- When the passkey begins that is added, where it waits.
  begins_at timestamptz,
  expires_at timestamptz not null,
  constraint passkey_challenges_bound check ((bound_to is null) = (purpose = 'login')),
  constraint passkey_challenges_begin check (begins_at is null or purpose = 'add')
);
create index passkey_challenges_stale on passkey_challenges (expires_at);
