-- What a family wants to hear by a channel besides the bell. Whoever chose nothing for a channel has no row for it. One row a
-- channel, so that another channel needs no column.
create table channel_choices (
  member_id uuid not null references members (id) on delete cascade,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  wants text not null check (wants in ('everything', 'important', 'nothing')),
  primary key (member_id, channel)
);
insert into channel_choices
  select member_id, 'EMAIL', 'nothing' from notification_choices where not by_email
  union all select member_id, 'SMS', 'nothing' from notification_choices where not by_sms;
-- When the last message went out is read from `deliveries`.
alter table notification_choices drop column by_email, drop column by_sms, drop column mailed_at;

-- A contact that refused a message for good. Nothing but a code goes to it until its owner changes or verifies it.
create table unreachable_contacts (
  member_id uuid not null references members (id) on delete cascade,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  since timestamptz not null,
  -- The other side's own words, without an address.
  reason text not null check (length(reason) <= 100),
  primary key (member_id, channel)
);
create function contact_may_be_reached_again() returns trigger language plpgsql as $$
begin
  delete from unreachable_contacts where member_id = new.id and (
    (channel = 'EMAIL' and (old.email, old.email_verified_at) is distinct from (new.email, new.email_verified_at))
    or (channel = 'SMS' and (old.dial_code, old.mobile, old.mobile_verified_at)
      is distinct from (new.dial_code, new.mobile, new.mobile_verified_at)));
  return null;
end $$;
create trigger members_contact_changed after update of email, email_verified_at, dial_code, mobile, mobile_verified_at on members
  for each row when ((old.email, old.email_verified_at, old.dial_code, old.mobile, old.mobile_verified_at)
    is distinct from (new.email, new.email_verified_at, new.dial_code, new.mobile, new.mobile_verified_at))
  execute function contact_may_be_reached_again();

-- A message that was refused for good is not tried again. The hash of the contact it went to says whether a late refusal is
-- about the contact that the member has now.
alter table outbox add column to_hash bytea,
  drop constraint outbox_status_check,
  add constraint outbox_status_check check (status in ('waiting', 'delivered', 'given_up', 'refused')) not valid;

-- What reached whom: one row an event and channel. The event is a notification, a decision of the office or a contact that
-- refused. The bell has no row here: that one is the notification itself. CALL is the last channel: the office's phone.
create table deliveries (
  id uuid primary key,
  event_id uuid not null,
  kind text not null check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable')),
  -- None for an answer to somebody who is no member.
  member_id uuid references members (id) on delete cascade,
  channel text not null check (channel in ('EMAIL', 'SMS', 'CALL')),
  -- sent: the next server took it. reached: it was told to be there, or staff have called.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'refused', 'reached')),
  -- The row of the outbox that carries it; several notices share one. None while it waits to be gathered.
  message_id uuid,
  message_at timestamptz,
  reason text check (length(reason) <= 100),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (event_id, channel),
  check ((message_id is null) = (message_at is null)),
  check (channel <> 'CALL' or message_id is null)
);
create index deliveries_of_member on deliveries (member_id, channel, message_at);
create index deliveries_of_message on deliveries (message_id);
create index deliveries_to_gather on deliveries (channel, created_at)
  where status = 'waiting' and message_id is null and channel <> 'CALL';
create index deliveries_on_their_way on deliveries (message_id) where status = 'waiting' and message_id is not null;
-- What reached nobody: the office's list.
create index deliveries_unreached on deliveries (created_at, id) where channel = 'CALL' and status = 'waiting';
create index deliveries_stale on deliveries (changed_at);

-- A member is told by the bell, too, that a contact refused.
alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'interest_sent', 'interest_reminded', 'interest_accepted', 'interest_rejected', 'contact_viewed',
    'handpicked', 'story_to_confirm', 'membership_started', 'membership_ending', 'membership_last_days',
    'membership_refunded', 'photo_rejected', 'id_checked', 'id_rejected', 'office_word', 'contact_unreachable')) not valid;
alter table notifications drop constraint notifications_without_sender,
  add constraint notifications_without_sender check ((from_id is null) = (type in (
    'membership_started', 'membership_ending', 'membership_last_days', 'membership_refunded',
    'photo_rejected', 'id_checked', 'id_rejected', 'office_word', 'contact_unreachable'))) not valid;
