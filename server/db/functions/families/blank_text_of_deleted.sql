-- Empties one text of a member who is deleted. The trigger names the column.
create or replace function blank_text_of_deleted() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], ''));
end $$;

create trigger members_kuldaivat_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_text_of_deleted('kuldaivat');

create trigger members_gotra_blanked before insert or update of status on members for each row
  when (new.status = 'deleted') execute function blank_text_of_deleted('gotra');
