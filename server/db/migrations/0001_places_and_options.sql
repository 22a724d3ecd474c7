-- Lists the families choose from. Their uuids are fixed for good: they stand in saved searches and in other systems.
create table options (
  id uuid primary key,
  type text not null,
  position integer not null,
  -- What our own code calls it (MARRIED_BEFORE, 7), where a rule depends on the option.
  code text,
  name_en text not null,
  name_mr text not null,
  -- A charan belongs to a nakshatra.
  parent_id uuid references options (id),
  unique (type, position)
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
  name_mr text not null
);

create table districts (
  id uuid primary key,
  position integer not null unique,
  name_en text not null unique,
  name_mr text not null,
  -- Former and other names, so that a search for the old one finds it.
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
  unique (district_id, name_en)
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
