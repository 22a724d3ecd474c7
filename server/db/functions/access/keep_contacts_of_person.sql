-- Whichever profile a contact is written to, it is the person's and that of all the person's profiles.
create or replace function keep_contacts_of_person() returns trigger language plpgsql as $$
declare
  verified_mobile text := case when new.mobile_verified_at is not null then new.dial_code || new.mobile end;
  verified_email text := case when new.email_verified_at is not null then lower(new.email) end;
begin
  update persons set mobile = verified_mobile, email = verified_email,
      mobile_dial_code = case when verified_mobile is not null then new.dial_code end
    where id = new.person_id and (mobile, email) is distinct from (verified_mobile, verified_email);
  update members set country_code = new.country_code, dial_code = new.dial_code,
      mobile = new.mobile, mobile_verified_at = new.mobile_verified_at,
      email = new.email, email_verified_at = new.email_verified_at, registered_without_email = new.registered_without_email
    where person_id = new.person_id and id <> new.id and status <> 'deleted'
      and (country_code, dial_code, mobile, mobile_verified_at, email, email_verified_at, registered_without_email)
        is distinct from (new.country_code, new.dial_code, new.mobile, new.mobile_verified_at, new.email,
          new.email_verified_at, new.registered_without_email);
  return null;
end $$;

create trigger members_contacts_of_person after insert or update of person_id, country_code, dial_code, mobile,
    mobile_verified_at, email, email_verified_at, registered_without_email on members for each row
  when (new.status <> 'deleted' and new.person_id is not null) execute function keep_contacts_of_person();
