-- Who outside the office gets the head of the audit every day: the addresses of today, and those that take their place on a later day.
create table trustees (
  id smallint primary key default 1 constraint trustees_one check (id = 1),
  addresses text[] not null default '{}' constraint trustees_number check (cardinality(addresses) <= 5),
  next_addresses text[] constraint trustees_next_number check (cardinality(next_addresses) <= 5),
  next_from timestamptz,
  constraint trustees_next check ((next_addresses is null) = (next_from is null))
);
