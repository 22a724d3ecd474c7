-- A change of password ends every open code and link that could change it again, whichever feature makes the change. The
-- links that freeze the account stay: otherwise a thief could end them by a second change.
-- A new password also ends the codes by which somebody who was invited logs in: those name the family's profile, and not one of
-- the person's own.
create or replace function end_codes_of_person() returns trigger language plpgsql as $$
begin
  update otp_codes set used_at = now() from members
    where members.person_id = new.id and member_id = members.id and used_at is null and purpose <> 'verify';
  update otp_codes set used_at = now()
    where member_id in (select member_id from family_logins where person_id = new.id) and used_at is null
      and (identity = 'person:' || new.id
        or identity in ('tel:' || new.mobile, 'mailto:' || new.email)
        or starts_with(identity, 'tel:' || new.mobile || ' ') or starts_with(identity, 'mailto:' || new.email || ' '));
  update reset_tokens set used_at = now() from members
    where members.person_id = new.id and member_id = members.id and used_at is null and purpose = 'reset';
  return null;
end $$;

create trigger persons_password_changed after update of password_hash on persons
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_codes_of_person();
