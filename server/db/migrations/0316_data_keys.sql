-- A second data key beside the first. Nodes read this table again and again: a key is written with only from a moment at which
-- all of them know it.
alter table encryption_keys
  add column writes_from timestamptz not null default now(),
  -- When everything that can be was under this key or a newer one; null while that is under way.
  add column swept_at timestamptz,
  -- Every sealed text begins with the number of its key, in one byte.
  add constraint key_fits_a_byte check (id between 1 and 255);

update encryption_keys set swept_at = now();

alter table encryption_keys alter column swept_at set default now();
