-- Searches that a member keeps under names, and how often each tells of new families.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- A member has five places, and each is taken once: so no two calls at the same moment make a sixth.
  slot smallint not null constraint saved_searches_slot check (slot between 1 and 5),
  name text not null constraint saved_searches_name check (length(trim(name)) between 1 and 200),
  criteria jsonb not null,
  tell text not null constraint saved_searches_tell check (tell in ('never', 'at_once', 'daily', 'weekly')),
  -- Families who were first listed up to this moment were told, or were there before the search.
  told_up_to timestamptz not null,
  next_tell_at timestamptz,
  created_at timestamptz not null,
  constraint saved_searches_places unique (member_id, slot),
  constraint saved_searches_due check ((next_tell_at is null) = (tell = 'never'))
);
create unique index saved_searches_names on saved_searches (member_id, lower(name));
create index saved_searches_by_due on saved_searches (next_tell_at) where next_tell_at is not null;
