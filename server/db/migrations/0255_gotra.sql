-- The family's gotra, which every paper biodata names.
alter table members
  add column gotra text not null default '',
  add constraint members_gotra_check check (char_length(gotra) <= 30) not valid,
  add constraint members_deleted_without_gotra check (status <> 'deleted' or gotra = '') not valid;

create trigger members_gotra_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_text_of_deleted('gotra');
