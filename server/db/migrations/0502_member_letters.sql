-- What an ADMIN writes to many families at once. The page makes the id before anything is sent, so that the same press twice is
-- the same letter.
create table member_letters (
  id uuid primary key,
  kind text not null constraint member_letters_kind check (kind in ('written', 'photo', 'login')),
  -- Subject and text in both languages, with the facts of the day, in one cipher text.
  sealed bytea not null,
  -- By what the families were chosen.
  chosen jsonb not null,
  written_by uuid not null references staff (id),
  written_at timestamptz not null,
  finished_at timestamptz
);
create index member_letters_of_staff on member_letters (written_by);
create index member_letters_open on member_letters (written_at) where finished_at is null;

-- Whom a letter goes to: a row a family, written to once.
create table letter_members (
  -- Also the event of the family's delivery.
  id uuid primary key,
  letter_id uuid not null references member_letters (id),
  member_id uuid not null references members (id) on delete cascade,
  told_at timestamptz,
  -- A reminder and its month, such as photo 2026-11: no family is reminded of the same thing twice in one.
  once_in text,
  constraint letter_members_once unique (letter_id, member_id),
  constraint letter_members_reminded_once unique (member_id, once_in)
);
create index letter_members_to_tell on letter_members (letter_id, id) where told_at is null;

alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'profile_edited', 'records_merged', 'still_looking', 'silent', 'incident', 'rules',
    'candidate_not_confirmed', 'request_objected', 'office_letter')) not valid;

-- A page of the list of members is read as a whole, so its row names nobody.
alter table staff_reads
  drop constraint staff_reads_kind,
  drop constraint staff_reads_of_somebody,
  add constraint staff_reads_kind check (kind in ('record', 'photo', 'document', 'search', 'list')) not valid,
  add constraint staff_reads_of_somebody check (member_id is not null or kind in ('search', 'list')) not valid;
