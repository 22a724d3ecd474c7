-- What a member is told of, written in the transaction of what it tells of. The sentence is made when it is read, in the
-- reader's language and with the sender's present name.
create table notifications (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  type text not null check (type in (
    'interest_sent', 'interest_reminded', 'interest_accepted', 'interest_rejected', 'contact_viewed',
    'handpicked', 'story_to_confirm', 'membership_started', 'membership_ending')),
  -- The other member; none where the provider speaks.
  from_id uuid references members (id) on delete cascade,
  -- The interest, contact, suggestion, story or membership that it tells of.
  source_id uuid not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it was taken into an e-mail, or when it was decided that it goes into none.
  mailed_at timestamptz,
  -- One notification an event, whatever races.
  unique (member_id, type, source_id),
  check (from_id <> member_id),
  check ((from_id is null) = (type in ('membership_started', 'membership_ending')))
);
create index notifications_of_member on notifications (member_id, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create index notifications_to_mail on notifications (created_at, member_id) where mailed_at is null;
create index notifications_from on notifications (from_id);
create index notifications_of_source on notifications (source_id);
create index notifications_stale on notifications (created_at);

-- By which ways a member wants to hear of notifications, and in which language.
create table notification_choices (
  member_id uuid primary key references members (id) on delete cascade,
  by_email boolean not null default true,
  by_sms boolean not null default true,
  language text not null default 'en' check (language in ('en', 'mr')),
  -- The last e-mail that gathered notifications.
  mailed_at timestamptz
);

-- Nodes keep counts of unread notifications in memory. Whatever changes a count tells them whose it was; an empty payload
-- means everybody's.
create function tell_notification_change() returns trigger language plpgsql as $$
begin
  if (select count(distinct member_id) from touched) > 1000 then
    perform pg_notify('notifications', '');
  else
    perform pg_notify('notifications', member_id::text) from (select distinct member_id from touched) whose;
  end if;
  return null;
end $$;
create trigger notifications_written after insert on notifications
  referencing new table as touched for each statement execute function tell_notification_change();
create trigger notifications_gone after delete on notifications
  referencing old table as touched for each statement execute function tell_notification_change();

create function tell_notification_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', new.member_id::text);
  return null;
end $$;
create trigger notifications_read after update of read_at on notifications
  for each row when (old.read_at is distinct from new.read_at) execute function tell_notification_read();

-- A block hides what the two told each other.
create function tell_block() returns trigger language plpgsql as $$
declare
  pair record;
begin
  if tg_op = 'DELETE' then pair := old; else pair := new; end if;
  perform pg_notify('notifications', pair.blocker_id::text);
  perform pg_notify('notifications', pair.blocked_id::text);
  return null;
end $$;
create trigger blocks_tell after insert or delete on blocks for each row execute function tell_block();

-- So does a sender who leaves, is suspended or pauses.
create function tell_sender_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', member_id::text)
    from (select distinct member_id from notifications where from_id = new.id and read_at is null) whose;
  return null;
end $$;
create trigger members_sender_changed after update of status on members
  for each row when (old.status is distinct from new.status) execute function tell_sender_change();
