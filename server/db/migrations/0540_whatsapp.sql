-- WhatsApp is a third way to the registered mobile number, for whoever agreed to it.
alter table channel_choices drop constraint channel_choices_channel_check,
  add constraint channel_choices_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP')) not valid;
alter table unreachable_contacts drop constraint unreachable_contacts_channel_check,
  add constraint unreachable_contacts_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP')) not valid;
alter table deliveries drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP', 'CALL')) not valid;
-- The id that the other side gave a message: its reports name it by that one. It is not unique, because the other side may err.
alter table outbox add column provider_id text constraint outbox_provider_id_check check (length(provider_id) <= 200),
  drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP')) not valid;

-- `whatsapp`: somebody wrote STOP. `new_number`: what was agreed to was another number.
alter table consents drop constraint consents_channel_check,
  add constraint consents_channel_check check (channel in (
    'registration', 'site', 'link', 'code', 'counter', 'leaving', 'whatsapp', 'new_number')) not valid;

create or replace function contact_may_be_reached_again() returns trigger language plpgsql as $$
begin
  delete from unreachable_contacts where member_id = new.id and (
    (channel = 'EMAIL' and (old.email, old.email_verified_at) is distinct from (new.email, new.email_verified_at))
    or (channel in ('SMS', 'WHATSAPP') and (old.dial_code, old.mobile, old.mobile_verified_at)
      is distinct from (new.dial_code, new.mobile, new.mobile_verified_at)));
  return null;
end $$;

-- A family agrees to messages to one number. To another one nobody has agreed, whoever changes it and wherever.
create function end_whatsapp_of_old_number() returns trigger language plpgsql as $$
begin
  insert into consents (member_id, text, version, language, act, channel, at)
    select member_id, text, version, language, 'withdrawn', 'new_number', now()
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
