-- What the doctor's checks found and has not ended yet. A row is deleted when its trouble is over.
create table troubles (
  -- The machine that it is about; empty where it is the whole service's.
  node text not null,
  id text not null,
  detail text not null default '',
  since timestamptz not null,
  seen_at timestamptz not null,
  -- When the letter about it was written; a second one follows when it is over.
  told_at timestamptz,
  primary key (node, id)
);

-- When each machine, and the service as a whole, was last looked at by every check.
create table health_checks (
  node text primary key,
  checked_at timestamptz not null
);
