-- As the same administrator, once, before the first start:
--   psql -d saptapadi -f deploy/postgres/2-rights.sql

revoke all on database saptapadi from public;

grant connect on database saptapadi to saptapadi_server;

-- The migrations make tables, functions and triggers here.
grant usage, create on schema public to saptapadi_owner;

revoke create on schema public from public;

grant usage on schema public to saptapadi_server;

-- There is no table yet. These rights come with each one that a migration of this or a later version makes.
alter default privileges for role saptapadi_owner in schema public
  grant select, insert, update, delete on tables to saptapadi_server;

alter default privileges for role saptapadi_owner in schema public
  grant usage, select on sequences to saptapadi_server;

-- Only where the tables were there before the roles: for those that the owner has already.
grant select, insert, update, delete on all tables in schema public to saptapadi_server;

grant usage, select on all sequences in schema public to saptapadi_server;
