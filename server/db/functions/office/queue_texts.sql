-- The words of a member are looked at once the member is verified, and again when they change. A text that is taken away
-- leaves nothing to look at. What staff changed themselves waits for no other staff; whoever has the words open for a decision
-- looks at them again.
create or replace function queue_texts() returns trigger language plpgsql as $$
begin
  if current_setting('office.edits', true) = 'on' then
    update review_items set version = version + 1 where kind = 'text' and subject_id = new.id and decided_at is null;
  else
    perform queue_for_review('text', new.id, new.id, new.updated_at);
  end if;
  return null;
end $$;

create trigger members_to_review after update of mobile_verified_at, email_verified_at on members for each row
  when (old.mobile_verified_at is null and old.email_verified_at is null
    and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function queue_texts();

create trigger members_words_to_review
  after update of first_name, middle_name, last_name, education, occupation, other_info on members for each row
  when ((new.mobile_verified_at is not null or new.email_verified_at is not null) and (
    (old.first_name, old.middle_name, old.last_name, old.education)
      is distinct from (new.first_name, new.middle_name, new.last_name, new.education)
    or (new.occupation <> '' and new.occupation <> old.occupation)
    or (new.other_info <> '' and new.other_info <> old.other_info)))
  execute function queue_texts();

create trigger members_second_words_to_review after update of second_script on members for each row
  when ((new.mobile_verified_at is not null or new.email_verified_at is not null)
    and old.second_script is distinct from new.second_script and has_new_text(old.second_script, new.second_script))
  execute function queue_texts();
