-- As all words of a family, it waits for staff once the family has verified a contact.
create or replace function queue_second_name() returns trigger language plpgsql as $$
begin
  perform queue_for_review('second_name', new.id, members.id, new.asked_at) from members
    where id = new.member_id and (mobile_verified_at is not null or email_verified_at is not null);
  return null;
end $$;

create trigger second_name_reviews_to_review after insert or update of second on second_name_reviews for each row
  when (new.decided_at is null) execute function queue_second_name();
