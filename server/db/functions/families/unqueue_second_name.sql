create or replace function unqueue_second_name() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'second_name' and subject_id = old.id;
  return null;
end $$;

create trigger second_name_reviews_gone_from_review after delete on second_name_reviews for each row
  execute function unqueue_second_name();
