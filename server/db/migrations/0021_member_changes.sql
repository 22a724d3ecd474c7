-- Who changed in a way that lists and searches must hear of: what the nodes' read models are kept current from.
-- Append-only; rows that no node can still need are swept away.
create table member_changes (
  seq bigint generated always as identity primary key,
  member_id uuid not null,
  -- The higher seq may be committed first. Readers therefore go by which transactions were still open when they last
  -- looked, not by the highest seq they have seen.
  by_transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index member_changes_by_transaction on member_changes (by_transaction);
create index member_changes_stale on member_changes (at);

-- One row a member, but one notice a statement: an import of thousands is announced once.
create function note_added_members() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) select id from added;
  perform pg_notify('member_changes', '');
  return null;
end $$;

create trigger members_added after insert on members
  referencing new table as added for each statement execute function note_added_members();

create function note_changed_member() returns trigger language plpgsql as $$
begin
  insert into member_changes (member_id) values (old.id);
  perform pg_notify('member_changes', '');
  return null;
end $$;

-- A password, a name or a contact changes nothing that is searched for.
create trigger members_changed after update of
    gender, joined_at, status, mobile_verified_at, email_verified_at, date_of_birth, height_cm, marital_status_id,
    education_group_id, occupation_type_id, diet_id, work_location_id, native_district_id, ready_to_move_abroad,
    devak_id, raas_id, nakshatra_id, charan_id
  or delete on members for each row execute function note_changed_member();

-- The lists in plain SQL, and the order in which the read model is loaded.
create index members_listed on members (gender, joined_at, id)
  where status = 'active' and (mobile_verified_at is not null or email_verified_at is not null);
