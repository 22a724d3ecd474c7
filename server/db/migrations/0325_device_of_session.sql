-- Which browser on which system a session began on, so that a family knows its own devices. Null where the browser did not say,
-- and for sessions from before.
alter table sessions
  add column browser text check (browser ~ '^[A-Za-z ]{1,20}$'),
  add column system text check (system ~ '^[A-Za-z ]{1,20}$');
