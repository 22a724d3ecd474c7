-- What the provider says to everyone. One row: there is one provider.
create table provider_details (
  id smallint primary key default 1 check (id = 1),
  email text not null default '',
  mobiles text[] not null default '{}' check (cardinality(mobiles) <= 3),
  -- Empty: there is none, and the page shows nothing in its place.
  video_link text not null default '',
  facebook text not null default '',
  instagram text not null default '',
  twitter text not null default '',
  linkedin text not null default ''
);

create table banners (
  id uuid primary key,
  image text not null check (image <> ''),
  alt_en text not null default '',
  alt_mr text not null default '',
  is_shown boolean not null default true
);

create table branches (
  id uuid primary key,
  position integer not null unique,
  name_en text not null,
  name_mr text not null,
  address_en text not null,
  address_mr text not null,
  email text not null default '',
  phone text not null default ''
);

-- HTML, cleaned when it is written and again when it is shown.
create table written_pages (
  name text primary key
    check (name in ('about-us', 'terms', 'privacy', 'safety', 'grievance', 'how-we-check', 'refunds')),
  title_en text not null,
  title_mr text not null,
  html_en text not null,
  html_mr text not null
);

-- The names and places a couple agreed to show. They stand here and not in the members' rows: a story outlives the
-- profiles, until either of the two asks for it to be taken down.
create table success_stories (
  id uuid primary key,
  groom_registration_no text,
  groom_first_name text,
  groom_last_name text,
  groom_address text,
  bride_registration_no text,
  bride_first_name text,
  bride_last_name text,
  bride_address text,
  image text,
  -- When the partner said that it is true.
  confirmed_at timestamptz,
  published_at timestamptz,
  taken_down_at timestamptz,
  check (published_at is null or confirmed_at is not null)
);
create index success_stories_public on success_stories (published_at desc, id)
  where published_at is not null and taken_down_at is null;
