-- The other expectations of a family in both scripts, as its other texts (0016).
alter table expectations add column second_script jsonb not null default '{}'
  constraint expectations_second_script check (jsonb_typeof(second_script) = 'object' and octet_length(second_script::text) <= 8000);

-- Staff look at what families write in the other script as at the text itself.
create trigger expectations_second_words_to_review after update of second_script on expectations for each row
  when (new.second_script ->> 'other_expectations' is not null
    and new.second_script ->> 'other_expectations' is distinct from old.second_script ->> 'other_expectations')
  execute function queue_expectation();
