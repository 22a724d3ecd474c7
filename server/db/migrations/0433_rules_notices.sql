-- The rules are told to every member once a quarter. Members are told in the order of their ids, and each portion moves the mark
-- in its own transaction: a node that dies repeats nothing and leaves nobody out.
create table rules_notices (
  -- Such as 2026-Q4, by India's calendar.
  quarter text primary key constraint rules_notices_quarter check (quarter ~ '^[0-9]{4}-Q[1-4]$'),
  begun_at timestamptz not null,
  told_up_to uuid,
  told integer not null default 0,
  finished_at timestamptz
);

alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'interest_sent', 'interest_reminded', 'interest_accepted', 'interest_rejected', 'contact_viewed',
    'handpicked', 'story_to_confirm', 'membership_started', 'membership_ending', 'membership_last_days',
    'membership_refunded', 'photo_rejected', 'id_checked', 'id_rejected', 'office_word', 'contact_unreachable',
    'rules_told')) not valid;
alter table notifications drop constraint notifications_without_sender,
  add constraint notifications_without_sender check ((from_id is null) = (type in (
    'membership_started', 'membership_ending', 'membership_last_days', 'membership_refunded',
    'photo_rejected', 'id_checked', 'id_rejected', 'office_word', 'contact_unreachable', 'rules_told'))) not valid;
