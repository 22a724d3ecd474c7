create or replace function queue_second_names_of_verified() returns trigger language plpgsql as $$
begin
  perform queue_for_review('second_name', id, member_id, coalesce(new.mobile_verified_at, new.email_verified_at))
    from second_name_reviews where member_id = new.id and decided_at is null;
  return null;
end $$;

create trigger members_second_names_to_review after update of mobile_verified_at, email_verified_at on members for each row
  when (old.mobile_verified_at is null and old.email_verified_at is null
    and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function queue_second_names_of_verified();
