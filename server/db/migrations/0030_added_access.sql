-- Who was let into a profile, or hears of it, and when that begins: whoever types no password has a day in which everybody is told.

-- Null once it has begun; `infinity` where the registered owner said "this was not me", until that owner confirms it.
alter table family_logins
  add column id uuid not null default gen_random_uuid() constraint family_logins_id unique,
  add column begins_at timestamptz,
  -- Nobody of the family shuts the candidate out, whatever happens to the owner's account.
  add constraint family_logins_candidate_begun check (begins_at is null or role <> 'CANDIDATE');
create index family_logins_to_begin on family_logins (begins_at) where begins_at is not null;

alter table family_listeners add column begins_at timestamptz;
create index family_listeners_to_begin on family_listeners (begins_at) where begins_at is not null;

-- An invitation goes out when it begins, and only then has a code: none where the contact has a person, in whose session it waits.
alter table family_invitations
  alter column code_hash drop not null,
  add column goes_out_at timestamptz,
  add column sent_at timestamptz,
  add column language text not null default 'mr' check (language in ('en', 'mr')),
  -- Finds the other invitations of a contact. Keyed.
  add column contact_hash bytea;
update family_invitations set goes_out_at = invited_at, sent_at = invited_at;
alter table family_invitations
  alter column goes_out_at set not null,
  alter column language drop default,
  add constraint family_invitations_sent check (sent_at is not null or code_hash is null);
create index family_invitations_to_send on family_invitations (goes_out_at) where sent_at is null;
create index family_invitations_of_contact on family_invitations (contact_hash) where contact_hash is not null;

-- What was added in the last days, of every kind: told at once, told again an hour before it begins, and shown to an owner who logs
-- in by a code. The id is that of the invitation, the listener or the passkey.
create table added_access (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('login', 'listener', 'passkey')),
  language text not null check (language in ('en', 'mr')),
  added_at timestamptz not null,
  -- Null where it began at once.
  begins_at timestamptz,
  told_again_at timestamptz
);
create index added_access_of_member on added_access (member_id);
create index added_access_to_tell on added_access (begins_at) where begins_at is not null and told_again_at is null;
create index added_access_to_delete on added_access (added_at);

-- A password that a code set proves no more than the code did, until a day later.
alter table persons add column password_proves_from timestamptz;
-- Whether the session began by a code to a verified contact.
alter table sessions add column by_code boolean not null default false;
-- A device that a new password made strange: it is trusted no more, and the next one is still told.
alter table known_devices add column forgotten_at timestamptz;

-- Who acts for a profile now: those who wait or were suspended do not.
create or replace view profile_persons as
  select id as member_id, person_id from members where person_id is not null and status <> 'deleted'
  union all
  select member_id, person_id from family_logins where begins_at is null;

create or replace function admit_to_family() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id for no key update;
  if (select count(*) from family_logins where member_id = new.member_id) >= 3 then
    raise exception 'four people act for a profile at most' using errcode = 'check_violation', constraint = 'family_logins_four';
  end if;
  perform from persons where id = new.person_id for no key update;
  -- Those that wait or were suspended hold their places.
  if (select count(*) from members where person_id = new.person_id and status <> 'deleted')
    + (select count(*) from family_logins where person_id = new.person_id) >= 4 then
    raise exception 'a person acts for four profiles at most' using errcode = 'check_violation', constraint = 'persons_profiles';
  end if;
  if exists (select from profile_persons where member_id = new.member_id and person_id = new.person_id) then
    raise exception 'this person acts for the profile already' using errcode = 'check_violation', constraint = 'family_logins_once';
  end if;
  return new;
end $$;

create or replace function end_person_without_profile() returns trigger language plpgsql as $$
begin
  delete from persons where id = old.person_id
    and not exists (select from profile_persons where person_id = old.person_id)
    and not exists (select from family_logins where person_id = old.person_id);
  return null;
end $$;

create trigger family_logins_begun_in_sessions after update of begins_at on family_logins for each row
  when (old.begins_at is distinct from new.begins_at) execute function tell_sessions_of_family();

-- A new password also ends the codes by which somebody who was invited logs in: those name the family's profile, and not one of
-- the person's own.
create or replace function end_codes_of_person() returns trigger language plpgsql as $$
begin
  update otp_codes set used_at = now() from members
    where members.person_id = new.id and member_id = members.id and used_at is null and purpose <> 'verify';
  update otp_codes set used_at = now()
    where member_id in (select member_id from family_logins where person_id = new.id) and used_at is null
      and (identity = 'person:' || new.id
        or identity in ('tel:' || new.mobile, 'mailto:' || new.email)
        or starts_with(identity, 'tel:' || new.mobile || ' ') or starts_with(identity, 'mailto:' || new.email || ' '));
  update reset_tokens set used_at = now() from members
    where members.person_id = new.id and member_id = members.id and used_at is null and purpose = 'reset';
  return null;
end $$;
