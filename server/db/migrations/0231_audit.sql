-- A key for each member, under which the audit keeps what it says of that member. No foreign key: the row outlives the member,
-- so that nothing can make a second key after the first was destroyed.
create table member_keys (
  member_id uuid primary key,
  -- Sealed with the data key; null once erasure has destroyed it.
  wrapped bytea,
  created_at timestamptz not null,
  destroyed_at timestamptz,
  constraint member_keys_destroyed check ((wrapped is null) = (destroyed_at is not null))
);

-- What staff did. Names and values stand in `sealed`; the rest may be searched.
create table audit (
  seq bigint primary key constraint audit_from_one check (seq > 0),
  at timestamptz not null,
  -- Null where the provider acted on the server's own machine.
  staff_id uuid references staff (id),
  act text not null constraint audit_act check (act ~ '^[a-z_]{1,40}$'),
  member_id uuid,
  -- Before, after and the reason, under the member's key, or under the data key where no member is concerned.
  sealed bytea,
  -- Each row holds the hash of the one before, so that a row that was taken out or changed shows.
  prev_hash bytea not null constraint audit_one_chain unique,
  hash bytea not null
);
create index audit_of_member on audit (member_id, seq desc) where member_id is not null;
create index audit_of_staff on audit (staff_id, seq desc);
create index audit_of_act on audit (act, seq desc);
create index audit_by_time on audit (at);

-- The end of the chain. Whoever adds a row holds this one; and without it, rows missing at the end would not show.
create table audit_head (
  id smallint primary key default 1 constraint audit_head_one check (id = 1),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, sha256('saptapadi audit'));

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_unchanged before update or delete on audit for each row execute function refuse_audit_change();
create trigger audit_not_emptied before truncate on audit for each statement execute function refuse_audit_change();
create trigger audit_head_stays before delete on audit_head for each row execute function refuse_audit_change();
create function refuse_audit_head_change() returns trigger language plpgsql as $$
begin
  if new.seq <> old.seq + 1 then
    raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger audit_head_moves_on before update on audit_head for each row execute function refuse_audit_head_change();
