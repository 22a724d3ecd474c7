-- On an empty PostgreSQL 15 or newer, as its administrator:
--   psql -d postgres -f deploy/postgres/1-roles-and-database.sql
-- Then give both roles a password of their own: \password saptapadi_owner and \password saptapadi_server

-- The owner of the tables, for the migrations at a start (MIGRATE_DATABASE_URL).
create role saptapadi_owner login;

-- The role of the calls (DATABASE_URL). It reads and writes rows and can change no table and no trigger.
create role saptapadi_server login;

-- An administrator who is no superuser, as in a hosted PostgreSQL, may act for the owner only as a member of it.
grant saptapadi_owner to current_user;

create database saptapadi owner saptapadi_owner encoding 'UTF8' template template0;
