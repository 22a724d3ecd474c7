create or replace function contact_may_be_reached_again() returns trigger language plpgsql as $$
begin
  delete from unreachable_contacts where member_id = new.id and (
    (channel = 'EMAIL' and (old.email, old.email_verified_at) is distinct from (new.email, new.email_verified_at))
    or (channel <> 'EMAIL' and (old.dial_code, old.mobile, old.mobile_verified_at)
      is distinct from (new.dial_code, new.mobile, new.mobile_verified_at)));
  -- A number that was verified again answers what others said of it.
  if new.mobile_verified_at is not null and (old.dial_code, old.mobile, old.mobile_verified_at)
    is distinct from (new.dial_code, new.mobile, new.mobile_verified_at) then
    update owner_questions set state = 'answered', ended_at = new.mobile_verified_at
      where member_id = new.id and about = 'number' and state <> 'answered';
  end if;
  return null;
end $$;

create trigger members_contact_changed after update of email, email_verified_at, dial_code, mobile, mobile_verified_at on members
  for each row when ((old.email, old.email_verified_at, old.dial_code, old.mobile, old.mobile_verified_at)
    is distinct from (new.email, new.email_verified_at, new.dial_code, new.mobile, new.mobile_verified_at))
  execute function contact_may_be_reached_again();
