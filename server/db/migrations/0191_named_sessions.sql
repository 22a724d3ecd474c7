-- A member sees the own sessions in a list and ends one of them by this id. The hash of a token never leaves the server.
alter table sessions add column id uuid not null default gen_random_uuid();
