create or replace function note_first_listing() returns trigger language plpgsql as $$
begin
  insert into first_listings (member_id, listed_at)
    values (new.id, greatest(new.joined_at, new.mobile_verified_at, new.email_verified_at))
    on conflict do nothing;
  return null;
end $$;

create trigger members_first_listed after insert or update of status, mobile_verified_at, email_verified_at on members
  for each row when (new.status = 'active' and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function note_first_listing();
