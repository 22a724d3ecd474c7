-- A suspended member, and what to return to when the suspension ends.
create table suspensions (
  member_id uuid primary key references members (id) on delete cascade,
  was text not null constraint suspensions_was check (was in ('active', 'paused')),
  at timestamptz not null
);

-- How many contacts each of the staff has looked at on a day in India. The condition of the day's number stands in the write.
create table contact_reveals (
  staff_id uuid not null references staff (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (staff_id, day)
);
