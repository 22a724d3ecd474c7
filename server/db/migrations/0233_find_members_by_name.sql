-- migrate: without a transaction
-- Surname first, as families are asked for. A search goes along the index in its order, and stops at a page.

create index concurrently if not exists members_surname_key on members
  (name_key(last_name) collate "C", name_key(first_name) collate "C", id);

create index concurrently if not exists members_first_name_key on members
  (name_key(first_name) collate "C", name_key(last_name) collate "C", id);
