-- What the provider says to everybody, and what anybody may say to the provider.

-- The provider's words in versions: nothing is overwritten, and an earlier one can be published again. Those that come with the
-- product are in 0015_pages.sql.
create table content_versions (
  kind text not null constraint content_versions_kind check (kind in ('name', 'contact', 'announcement', 'branches', 'links', 'home',
    'promises', 'banners', 'about-us', 'terms', 'privacy', 'safety', 'grievance', 'how-we-check', 'refunds')),
  -- A written page has a text in each language; a record of facts has both languages in one.
  language text not null constraint content_versions_language check (language in ('en', 'mr', 'both')),
  version integer not null check (version > 0),
  body jsonb not null,
  -- Null for what came with the product or was there before.
  by_staff uuid references staff (id),
  at timestamptz not null,
  primary key (kind, language, version)
);
create index content_versions_by_staff on content_versions (by_staff);

-- The version that visitors read. What was never published has no row.
create table content_published (
  kind text not null,
  language text not null,
  version integer not null,
  at timestamptz not null,
  primary key (kind, language),
  foreign key (kind, language, version) references content_versions (kind, language, version)
);
create index content_published_version on content_published (kind, language, version);

-- The ADMIN who sets the site up sends a message to herself, and types the code that arrived.
create table setup_trials (
  channel text primary key constraint setup_trials_channel check (channel in ('SMS', 'EMAIL')),
  code_hash bytea not null,
  sent_at timestamptz not null,
  wrong_codes integer not null default 0,
  confirmed_at timestamptz
);

-- One row from the moment in which an ADMIN opened the site.
create table site_opening (
  is_only boolean primary key default true check (is_only),
  opened_at timestamptz not null
);

-- What families and others complain of, with a number and the terms that the law sets.
create sequence complaint_numbers start with 1001;
create table complaints (
  id uuid primary key,
  number text not null unique constraint complaints_number check (number ~ '^C[0-9]{4,12}$'),
  -- An order is one of a court or of the government: three hours. Staff record it, with the paper itself. The last four are what a
  -- family asks for about its own data.
  kind text not null constraint complaints_kind check (kind in ('order', 'money', 'intimate_image', 'unlawful', 'other',
    'see', 'correct', 'erase', 'nominate')),
  -- Name, ways to reach the complainant and what happened, in one cipher text.
  sealed bytea not null,
  -- The profile it is about, where the registration number is one of ours.
  about_id uuid references members (id) on delete set null,
  language text not null constraint complaints_language check (language in ('en', 'mr')),
  made_at timestamptz not null,
  settle_by timestamptz not null,
  acknowledged_at timestamptz,
  settled_at timestamptz,
  -- When the complainant confirmed the contact by a code.
  contact_confirmed_at timestamptz,
  constraint complaints_in_order check (settled_at is null or acknowledged_at is not null)
);
create index complaints_about on complaints (about_id);
create index complaints_settled on complaints (settled_at) where settled_at is not null;

-- The paper as it came, sealed and bound to its complaint, which it goes with. Orders are few: they need no storage of their own.
create table complaint_papers (
  complaint_id uuid primary key references complaints (id) on delete cascade,
  kind text not null constraint complaint_papers_kind check (kind in ('pdf', 'jpeg', 'png')),
  sealed bytea not null,
  added_at timestamptz not null
);

-- The figures of the trust page, a row a finished month, as they were published. The hash of the text stands in the audit too.
create table trust_months (
  -- Such as 2026-11, by India's calendar.
  month text primary key constraint trust_months_month check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- What was published, as the reader can hash it.
  text text not null,
  hash bytea not null constraint trust_months_hash check (hash = sha256(convert_to(text, 'UTF8'))),
  audit_seq bigint not null references audit (seq),
  sealed_at timestamptz not null
);
create index trust_months_in_audit on trust_months (audit_seq);

-- Who outside the office gets the head of the audit every day: the addresses of today, and those that take their place on a later day.
create table trustees (
  id smallint primary key default 1 constraint trustees_one check (id = 1),
  addresses text[] not null default '{}' constraint trustees_number check (cardinality(addresses) <= 5),
  next_addresses text[] constraint trustees_next_number check (cardinality(next_addresses) <= 5),
  next_from timestamptz,
  constraint trustees_next check ((next_addresses is null) = (next_from is null))
);
