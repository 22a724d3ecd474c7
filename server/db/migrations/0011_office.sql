-- The work of the provider's staff: what waits for their look, what they decided, wrote down and read, and what they tell families.

-- Everything that waits for a look of staff, in one table, so that one index is the queue. A row stays after its decision:
-- what is sent again opens it anew.
create table review_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint review_items_kind check (kind in
    ('photo', 'document', 'complaint', 'report', 'story', 'text', 'second_name')),
  -- The photo, complaint, report or story; for a document and for texts the member.
  subject_id uuid not null,
  -- Whose it is. For a report, the member who was reported.
  member_id uuid references members (id) on delete cascade,
  -- Counts every change of what staff look at. A decision names the version that was looked at.
  version integer not null default 1,
  since timestamptz not null,
  due_at timestamptz not null,
  claimed_by uuid references staff (id) on delete set null,
  claimed_until timestamptz,
  decided_at timestamptz,
  -- Complaints without a confirmed contact, and the many from one address or contact, wait below everything else: whoever floods
  -- the queue must not bury the others. Their terms run all the same.
  is_below boolean not null default false,
  constraint review_items_of_subject unique (kind, subject_id)
);
create index review_items_queue on review_items (is_below, due_at, id) where decided_at is null;
create index review_items_queue_of_kind on review_items (kind, is_below, due_at, id) where decided_at is null;
create index review_items_of_member on review_items (member_id);
create index review_items_of_staff on review_items (claimed_by);

create table review_decisions (
  id uuid primary key,
  item_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  member_id uuid references members (id) on delete cascade,
  version integer not null,
  staff_id uuid not null references staff (id),
  -- take_down: a photo that was approved before, from a complaint, a report or the record.
  decision text not null constraint review_decisions_decision check (decision in
    ('approve', 'reject', 'warn', 'suspend', 'close', 'acknowledge', 'settle', 'take_down')),
  -- For colleagues and the audit; what the family reads; what the complainant reads.
  reason text not null default '' constraint review_decisions_reason check (char_length(reason) <= 500),
  told text not null default '' constraint review_decisions_told check (char_length(told) <= 500),
  answer text not null default '' constraint review_decisions_answer check (char_length(answer) <= 500),
  -- What an undo writes back, sealed. Erased when the decision can no longer be undone.
  before bytea,
  decided_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  -- When those concerned were told. Messages are written only when the time to undo is over.
  told_at timestamptz,
  constraint review_decisions_told_or_undone check (told_at is null or undone_at is null)
);
-- Whatever races, one version of an item is decided once.
create unique index review_decided_once on review_decisions (item_id, version) where undone_at is null;
create index review_decisions_to_tell on review_decisions (undo_until) where told_at is null and undone_at is null;
create index review_decisions_of_member on review_decisions (member_id, decided_at desc);
create index review_decisions_of_staff on review_decisions (staff_id, decided_at desc);
-- The office reads what was decided, the latest first, of everything or of one kind.
create index review_decisions_by_time on review_decisions (decided_at desc, id desc);
create index review_decisions_of_kind on review_decisions (kind, decided_at desc, id desc);

-- What each of staff was given to look at of an item, by version: a photo, or a side of a document. An approval asks for it,
-- so that nothing is approved unseen. The rows of staff_reads are by family and day and could not tell one photo from another.
create table review_looks (
  item_id uuid not null references review_items (id) on delete cascade,
  version integer not null,
  staff_id uuid not null references staff (id) on delete cascade,
  part text not null constraint review_looks_part check (part in ('photo', 'front', 'back')),
  looked_at timestamptz not null,
  primary key (item_id, version, staff_id, part)
);
create index review_looks_of_staff on review_looks (staff_id);
create index review_looks_by_time on review_looks (looked_at);

-- A suspended member, and what to return to when the suspension ends.
create table suspensions (
  member_id uuid primary key references members (id) on delete cascade,
  was text not null constraint suspensions_was check (was in ('active', 'paused')),
  -- Why, as the family reads it when it logs in.
  told text not null constraint suspensions_told check (char_length(told) <= 500),
  at timestamptz not null,
  -- A further profile of one person that staff look at before anybody sees it: nobody has done anything wrong.
  is_first_look boolean not null default false
);

-- How many contacts each of the staff has looked at on a day in India. The condition of the day's number stands in the write.
create table contact_reveals (
  staff_id uuid not null references staff (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (staff_id, day)
);

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

-- What staff have read of whom, by day: the record, a photo, the document, or a search by number or e-mail that found the
-- family; without a member, a search that found nobody. An answer that shows families besides is one row with all of them, by its
-- call; the same page again is the same row. Kept a year and outside the audit's chain, because the list of who reads grows with
-- every look and must be swept.
create table staff_reads (
  staff_id uuid not null references staff (id) on delete cascade,
  kind text not null constraint staff_reads_kind check (kind in ('record', 'photo', 'document', 'search', 'list')),
  member_id uuid references members (id) on delete cascade,
  day date not null,
  count integer not null constraint staff_reads_count check (count > 0),
  last_at timestamptz not null,
  -- Ids without a reference: an erased family has no row that it could point to, and the page was read all the same.
  families uuid[],
  call text,
  constraint staff_reads_of_somebody check (member_id is not null or kind in ('search', 'list')),
  constraint staff_reads_of_list check ((kind = 'list') = (families is not null and call is not null and member_id is null))
);
create unique index staff_reads_once on staff_reads (staff_id, day, kind, member_id) nulls not distinct where kind <> 'list';
create index staff_reads_lists on staff_reads (staff_id, day);
create index staff_reads_families on staff_reads using gin (families);
create index staff_reads_of_member on staff_reads (member_id, day desc);
create index staff_reads_by_day on staff_reads (day);

-- What staff have typed so far of a family at the counter, sealed, for whoever typed it: one open draft for each. A draft that
-- became a member names that member for some days, so that the same form sent twice makes one member.
create table counter_drafts (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  sealed bytea,
  member_id uuid references members (id) on delete cascade,
  saved_at timestamptz not null,
  constraint counter_drafts_open_or_done check ((sealed is null) <> (member_id is null))
);
create unique index counter_drafts_one_open on counter_drafts (staff_id) where member_id is null;
create index counter_drafts_of_staff on counter_drafts (staff_id);
create index counter_drafts_of_member on counter_drafts (member_id);
create index counter_drafts_by_time on counter_drafts (saved_at);

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
create index member_letters_old on member_letters (finished_at);

-- Whom a letter goes to: a row a family, written to once. A family that no e-mail reaches has a row too, for the office to call.
create table letter_members (
  -- Also the event of the family's delivery.
  id uuid primary key,
  letter_id uuid not null references member_letters (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  told_at timestamptz,
  -- A reminder and its month, such as photo 2026-11: no family is reminded of the same thing twice in one.
  once_in text,
  -- Why no e-mail went: none was verified, or the address refuses. Null where one goes.
  unreached text constraint letter_members_unreached check (unreached in ('no_email', 'email_refuses')),
  constraint letter_members_once unique (letter_id, member_id),
  constraint letter_members_reminded_once unique (member_id, once_in)
);
create index letter_members_to_tell on letter_members (letter_id, id) where told_at is null;

-- Something went wrong with families' data. The law counts from the moment it was known: six hours to CERT-In, seventy-two to
-- the Data Protection Board.
create sequence incident_numbers start with 101;
create table incidents (
  id uuid primary key,
  number text not null default 'I' || nextval('incident_numbers') constraint incidents_number_once unique,
  -- What happened and what was done about it, in one cipher text: it may name families.
  sealed bytea not null,
  known_at timestamptz not null,
  recorded_at timestamptz not null,
  recorded_by uuid not null references staff (id),
  -- When the two were told. Until then the clock runs.
  cert_in_at timestamptz,
  board_at timestamptz,
  -- Counts the edits of an incident's facts, so that the second of two editors is told.
  version integer not null default 1,
  constraint incidents_known_first check (known_at <= recorded_at)
);
create index incidents_of_staff on incidents (recorded_by);
create index incidents_to_report on incidents (known_at) where cert_in_at is null or board_at is null;

-- What those touched are told. A later notice reaches only whom no earlier one of the incident did.
create table incident_notices (
  id uuid primary key,
  incident_id uuid not null references incidents (id),
  -- Subject and text in both languages, with the facts of the day, in one cipher text.
  sealed bytea not null,
  -- By what the families were chosen. A list of numbers is kept as its length alone.
  chosen jsonb not null,
  written_by uuid not null references staff (id),
  written_at timestamptz not null,
  finished_at timestamptz
);
create index incident_notices_of_incident on incident_notices (incident_id);
create index incident_notices_of_staff on incident_notices (written_by);
create index incident_notices_open on incident_notices (written_at) where finished_at is null;

-- Whom an incident touched: a row a family, told once. The row outlives the family as a bare proof that somebody was told.
create table incident_members (
  -- Also the event of the family's deliveries.
  id uuid primary key,
  incident_id uuid not null references incidents (id),
  notice_id uuid not null references incident_notices (id),
  member_id uuid references members (id) on delete set null,
  told_at timestamptz,
  constraint incident_members_once unique (incident_id, member_id)
);
create index incident_members_of_member on incident_members (member_id);
create index incident_members_to_tell on incident_members (notice_id, id) where told_at is null;
create index incident_members_of_notice on incident_members (notice_id);

-- Families are warned of a profile that was closed as false or as a fraud. An ADMIN asks for it, somebody else of staff confirms it,
-- and it is sent when the minute in which it can be withdrawn is over.
create table recalls (
  id uuid primary key,
  member_id uuid references members (id) on delete set null,
  ground text not null constraint recalls_ground check (ground in ('false_profile', 'fraud')),
  asked_by uuid not null references staff (id),
  asked_at timestamptz not null,
  confirmed_by uuid references staff (id),
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  -- When the families were chosen. From then on nothing is withdrawn.
  begun_at timestamptz,
  finished_at timestamptz,
  constraint recalls_by_two check (confirmed_by <> asked_by),
  constraint recalls_confirmed_by_somebody check ((confirmed_by is null) = (confirmed_at is null)),
  constraint recalls_begun_after_both check (begun_at is null or (confirmed_at is not null and withdrawn_at is null)),
  constraint recalls_finished_after_begin check (finished_at is null or begun_at is not null)
);
create index recalls_of_member on recalls (member_id);
create unique index recalls_once on recalls (member_id) where withdrawn_at is null;
create index recalls_asked_by on recalls (asked_by);
create index recalls_confirmed_by on recalls (confirmed_by);
create index recalls_by_time on recalls (asked_at);
create index recalls_open on recalls (confirmed_at) where finished_at is null and withdrawn_at is null;

-- Whom a recall warns: a row a family, told once.
create table recall_members (
  -- Also the event of the family's deliveries, and so the key of its one message.
  id uuid primary key,
  recall_id uuid not null references recalls (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  told_at timestamptz,
  constraint recall_members_once unique (recall_id, member_id)
);
create index recall_members_of_member on recall_members (member_id);
create index recall_members_to_tell on recall_members (recall_id, id) where told_at is null;

-- What the office's charts are drawn from: counts by day, and nothing of a person. A day's rows are written anew as long as its
-- own rows may change; afterwards they stay, although families leave and take their interests with them.
create table figures_by_day (
  figure text not null,
  -- By the calendar of India.
  day date not null,
  -- Which line of a chart: a side, or what was counted.
  series text not null,
  -- What a chart that does not go along days counts by: a plan, or from how many days of
  -- waiting on. Else empty.
  key text not null default '',
  value bigint not null constraint figures_by_day_counted check (value >= 0),
  primary key (figure, day, series, key)
);
-- When each day was last counted. One that was counted after its end is not counted again.
create table figure_days (
  day date primary key,
  counted_at timestamptz not null
);

-- Lists of families that leave the office as files. A file of many families waits: for another ADMIN, or where there is none for a day.
create table list_exports (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  call text not null,
  -- The search, as the call was sent, without the reason.
  asked_for text not null,
  family_count integer not null constraint list_exports_families check (family_count >= 0),
  reason text not null,
  at timestamptz not null,
  waits boolean not null,
  -- From when the file is given. Null while it waits for another ADMIN.
  ready_from timestamptz,
  confirmed_by uuid references staff (id),
  stopped_at timestamptz,
  constraint list_exports_by_another check (confirmed_by <> staff_id),
  constraint list_exports_ready check (waits or ready_from is not null),
  constraint list_exports_confirmed check (confirmed_by is null or ready_from is not null)
);
create index list_exports_of_staff on list_exports (staff_id, at);
create index list_exports_confirmed_by on list_exports (confirmed_by);
