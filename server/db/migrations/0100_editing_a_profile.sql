-- A family may leave its place of work open: the registration asks for it, the edit form does not insist.
alter table members alter column work_location_id drop not null;

-- Which fields each version of a profile changed. A save that was made from an older version is refused, and this tells
-- its family what has changed meanwhile.
create table profile_edits (
  member_id uuid not null references members (id) on delete cascade,
  -- The version that the edit made.
  version integer not null,
  -- Paths on the wire, such as family_details.address.
  fields text[] not null,
  at timestamptz not null,
  primary key (member_id, version)
);
