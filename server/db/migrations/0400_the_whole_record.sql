-- What staff write down about a family: notes, calls, and when they promised to call again. It is seen by staff alone.
create table member_notes (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete restrict,
  kind text not null check (kind in ('note', 'call')),
  text text not null check (length(text) between 1 and 8000),
  agreed text not null default '' check (length(agreed) <= 8000),
  next_call_on date,
  at timestamptz not null
);
create index member_notes_of_member on member_notes (member_id, id desc);
create index member_notes_of_staff on member_notes (staff_id);
create index member_notes_to_call on member_notes (next_call_on) where next_call_on is not null;

-- Notes are added and never changed. A double that is closed hands its notes over; a member who leaves takes them along.
create function keep_member_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - 'member_id' = to_jsonb(new) - 'member_id' then return new; end if;
  elsif not exists (select from members where id = old.member_id and status <> 'deleted') then
    return old;
  end if;
  raise exception 'a note about a member stays as it was written' using errcode = 'check_violation';
end $$;
create trigger member_notes_stay before update or delete on member_notes for each row execute function keep_member_note();

-- What staff changed themselves waits for no other staff. Whoever has the words open for a decision looks at them again.
create or replace function queue_texts() returns trigger language plpgsql as $$
begin
  if current_setting('office.edits', true) = 'on' then
    update review_items set version = version + 1 where kind = 'text' and subject_id = new.id and decided_at is null;
  else
    perform queue_for_review('text', new.id, new.id, new.updated_at);
  end if;
  return null;
end $$;
create or replace function queue_expectation() returns trigger language plpgsql as $$
begin
  if current_setting('office.edits', true) = 'on' then
    update review_items set version = version + 1
      where kind = 'text' and subject_id = new.member_id and decided_at is null;
  else
    perform queue_for_review('text', members.id, members.id, clock_timestamp()) from members where id = new.member_id
      and (mobile_verified_at is not null or email_verified_at is not null);
  end if;
  return null;
end $$;

-- A record that was closed into another leads there.
alter table departures add column merged_into uuid references members (id) on delete set null;
create index departures_merged_into on departures (merged_into);

-- The views and the membership that paid for them change hands together.
alter table contact_views alter constraint contact_views_paid_by_viewer deferrable initially immediate;

alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'profile_edited', 'records_merged')) not valid;
