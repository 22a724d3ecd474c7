-- Whoever saves an entry in the moment in which it is merged into another gets the other one.
create or replace function follow_merged_options() returns trigger language plpgsql as $$
begin
  new.marital_status_id := led_option(new.marital_status_id);
  new.education_group_id := led_option(new.education_group_id);
  new.occupation_type_id := led_option(new.occupation_type_id);
  new.body_structure_id := led_option(new.body_structure_id);
  new.skin_tone_id := led_option(new.skin_tone_id);
  new.diet_id := led_option(new.diet_id);
  new.devak_id := led_option(new.devak_id);
  return new;
end $$;

create trigger members_merged_options before insert or update of marital_status_id, education_group_id, occupation_type_id,
    body_structure_id, skin_tone_id, diet_id, devak_id on members
  for each row execute function follow_merged_options();
