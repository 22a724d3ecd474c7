-- Staff see where their login is open, and end it there. One that nobody uses for half an hour ends by itself.
alter table staff_sessions
  add column id uuid not null default gen_random_uuid(),
  add column last_used_at timestamptz not null default now(),
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40);
create unique index staff_sessions_id on staff_sessions (id);

-- For a lost phone: each of them stands in once for the code of the app.
create table staff_recovery_codes (
  staff_id uuid not null references staff (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
