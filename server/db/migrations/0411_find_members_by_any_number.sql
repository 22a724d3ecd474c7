-- migrate: without a transaction
-- Any number of a family by its last digits, and a name by the father's name, which families say as often as the surname.

create index concurrently if not exists members_mobile_end on members (right(mobile, 4), mobile, id)
  where status <> 'deleted';

create index concurrently if not exists family_phones_end on family_phones (right(phone, 4), phone, member_id);

create index concurrently if not exists members_middle_name_key on members
  (name_key(middle_name) collate "C", name_key(last_name) collate "C", name_key(first_name) collate "C", id);
