-- A family agrees to WhatsApp messages to one number. To another one nobody has agreed, whoever changes it and wherever.
create or replace function end_whatsapp_of_old_number() returns trigger language plpgsql as $$
begin
  insert into consents (member_id, text, version, language, act, channel, at, wording_id)
    select member_id, text, version, language, 'withdrawn', 'new_number', now(), wording_id
    from (select * from consents where member_id = new.id and text = 'whatsapp' order by id desc limit 1) newest
    where act = 'given';
  delete from channel_choices where member_id = new.id and channel = 'WHATSAPP';
  -- What waits for the old number is told by another channel.
  update outbox set status = 'given_up', sealed = null, held_until = null, finished_at = now()
    where owner_id = new.id and channel = 'WHATSAPP' and status = 'waiting';
  return null;
end $$;

-- Who leaves has withdrawn everything already.
create trigger members_number_changed after update of dial_code, mobile on members
  for each row when ((old.dial_code, old.mobile) is distinct from (new.dial_code, new.mobile) and new.status <> 'deleted')
  execute function end_whatsapp_of_old_number();
