-- Who agreed to what: one row for each yes and each withdrawal. The newest row of a text is the present state. Rows are only
-- added. There is no foreign key: after erasure the rows stay as a bare proof, until the day that `proof_until` then names.
create table consents (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  text text not null check (text in ('notice', 'marriage', 'candidate', 'whatsapp', 'share_link', 'story')),
  version integer not null check (version > 0),
  language text not null check (language in ('en', 'mr')),
  act text not null check (act in ('given', 'withdrawn')),
  channel text not null check (channel in ('registration', 'site', 'link', 'code', 'counter', 'leaving')),
  at timestamptz not null,
  proof_until date
);
create index consents_of_member on consents (member_id, text, id desc);
create index consents_to_erase on consents (proof_until) where proof_until is not null;

create function consents_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'proof_until') is distinct from (to_jsonb(old) - 'proof_until') then
      raise exception 'a consent is never changed' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.proof_until is null and exists (select from members where id = old.member_id) then
    raise exception 'a consent is never deleted while the member is here' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger consents_stay before update or delete on consents for each row execute function consents_stay();

-- A sign-up that verified nothing is erased without a trace.
create function drop_consents_of_nobody() returns trigger language plpgsql as $$
begin
  delete from consents where member_id = old.id and proof_until is null;
  return null;
end $$;
create trigger members_consents_dropped after delete on members for each row execute function drop_consents_of_nobody();
