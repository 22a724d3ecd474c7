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
