create or replace function queue_expectation() returns trigger language plpgsql as $$
begin
  if current_setting('office.edits', true) = 'on' then
    update review_items set version = version + 1
      where kind = 'text' and subject_id = new.member_id and decided_at is null;
  else
    perform queue_for_review('text', members.id, members.id, clock_timestamp()) from members where id = new.member_id
      and (mobile_verified_at is not null or email_verified_at is not null);
  end if;
  return null;
end $$;

create trigger expectations_to_review after update of other_expectations on expectations for each row
  when (new.other_expectations <> '' and new.other_expectations <> old.other_expectations)
  execute function queue_expectation();

-- Staff look at what families write in the other script as at the text itself.
create trigger expectations_second_words_to_review after update of second_script on expectations for each row
  when (new.second_script ->> 'other_expectations' is not null
    and new.second_script ->> 'other_expectations' is distinct from old.second_script ->> 'other_expectations')
  execute function queue_expectation();
