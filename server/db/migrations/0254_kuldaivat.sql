-- The family's deity, which every paper biodata names.
alter table members
  add column kuldaivat text not null default '',
  add constraint members_kuldaivat_check check (char_length(kuldaivat) <= 60) not valid,
  add constraint members_deleted_without_kuldaivat check (status <> 'deleted' or kuldaivat = '') not valid;

-- Empties one text of a member who is deleted. The trigger names the column.
create function blank_text_of_deleted() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], ''));
end $$;
create trigger members_kuldaivat_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_text_of_deleted('kuldaivat');
