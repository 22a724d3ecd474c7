-- What the families choose from, in both scripts. A uuid here never changes and is never given to another thing: it stands in saved
-- searches, expectations and other systems. The entries that come with the product are in 0014_lists.sql.

create table options (
  id uuid primary key,
  type text not null,
  -- An entry's position stays for good: the read model counts by it.
  position integer not null,
  -- What our own code calls it (MARRIED_BEFORE, 7), where a rule depends on the option.
  code text,
  name_en text not null,
  name_mr text not null,
  -- A charan belongs to a nakshatra.
  parent_id uuid references options (id),
  -- The order in which families read the entries of a list.
  place integer not null,
  -- Whoever has a retired entry keeps it, and nobody can choose it anew.
  retired_at timestamptz,
  -- A merged entry stays, retired: its uuid may stand in a sealed profile or in another system.
  merged_into uuid references options (id),
  unique (type, position),
  unique (id, parent_id),
  constraint options_merged_are_retired check (merged_into is null or (retired_at is not null and merged_into <> id))
);
-- Two entries of one name could not be told apart. The charans of every nakshatra are called 1 to 4.
create unique index options_name_en on options (type, lower(name_en)) where retired_at is null and type <> 'CHARAN';
create unique index options_name_mr on options (type, lower(name_mr)) where retired_at is null and type <> 'CHARAN';

-- The lists that the office may change. Each change moves the version on, so the second of two editors is told. Kundali,
-- charts and the search stand on the others, which have no row here.
create table option_lists (
  type text primary key,
  version integer not null default 1
);

create table countries (
  id uuid primary key,
  code char(2) not null unique,
  position integer not null unique,
  name_en text not null,
  name_mr text not null
);

create table states (
  id uuid primary key,
  position integer not null unique,
  name_en text not null unique,
  name_mr text not null,
  -- Former and other names, here as below, so that a search for the old one finds the place.
  also_known_as text[] not null default '{}'
);

create table districts (
  id uuid primary key,
  position integer not null unique,
  name_en text not null unique,
  name_mr text not null,
  also_known_as text[] not null default '{}',
  latitude double precision not null,
  longitude double precision not null
);

create table talukas (
  id uuid primary key,
  district_id uuid not null references districts (id),
  position integer not null unique,
  name_en text not null,
  name_mr text not null,
  also_known_as text[] not null default '{}',
  unique (district_id, name_en),
  unique (id, district_id)
);

-- All talukas under their own uuid, then large cities, then abroad.
create table work_locations (
  id uuid primary key,
  position integer not null unique,
  name_en text not null,
  name_mr text not null,
  taluka_id uuid references talukas (id),
  also_known_as text[] not null default '{}'
);

-- Towns by which a family may tell the birth place more exactly than by its district, and cities abroad. The clock of a birth
-- abroad is that of its zone.
create table birth_places (
  id uuid primary key,
  position integer not null unique,
  name_en text not null unique,
  name_mr text not null,
  also_known_as text[] not null default '{}',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  zone text not null
);
