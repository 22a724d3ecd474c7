create or replace function unqueue_complaint() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'complaint' and subject_id = old.id;
  return null;
end $$;

create trigger complaints_gone_from_review after delete on complaints for each row execute function unqueue_complaint();
