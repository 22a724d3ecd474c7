-- A member's last search: what was asked, how many fitted, and the first of them in order, until the next search.
create table searches (
  member_id uuid primary key references members (id) on delete cascade,
  criteria jsonb not null,
  order_by text not null check (order_by in ('joined', 'kundali')),
  direction text not null check (direction in ('asc', 'desc')),
  count integer not null check (count >= 0),
  -- Sixteen bytes an id, as the read model takes them: they are handed on far more often than looked into.
  ids bytea not null check (length(ids) % 16 = 0 and length(ids) <= 16 * 2000 and length(ids) <= 16 * count),
  at timestamptz not null
);
-- Ids do not compress.
alter table searches alter column ids set storage external;
