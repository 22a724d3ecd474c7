create table plans (
  id uuid primary key,
  name text not null,
  fee_paise bigint not null check (fee_paise >= 0),
  validity_days integer not null check (validity_days > 0),
  contact_views integer not null check (contact_views >= 0),
  description_html text not null default '',
  status text not null default 'active' check (status in ('active', 'retired')),
  is_offline boolean not null default false,
  position integer not null default 0
);

-- One row a purchase. The days are days in India, both ends included.
create table memberships (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  plan_id uuid not null references plans (id),
  starts_on date not null,
  ends_on date not null,
  contact_views integer not null check (contact_views >= 0),
  contact_views_spent integer not null default 0,
  ended_early_at timestamptz,
  created_at timestamptz not null,
  check (ends_on >= starts_on),
  check (contact_views_spent between 0 and contact_views)
);
create index memberships_of_member on memberships (member_id, ends_on desc);
