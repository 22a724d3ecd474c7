-- The status of an interest has one time, the one at which it was reached: sent, accepted, rejected or taken back.
alter table interests rename column updated_at to status_at;
-- Who took the interest back. A block does so silently and for good.
alter table interests add column cancelled_by text check (cancelled_by in ('sender', 'block'));
update interests set cancelled_by = 'sender' where status = 'cancelled';
update interests set rejection_reason = '' where status = 'rejected' and rejection_reason is null;
update interests set rejection_reason = null where status <> 'rejected';
alter table interests
  add constraint interests_cancelled_by_somebody check ((status = 'cancelled') = (cancelled_by is not null)),
  add constraint interests_rejected_with_reason check ((status = 'rejected') = (rejection_reason is not null)),
  add constraint interests_reason_length check (char_length(rejection_reason) <= 500);

-- What a sender took back earlier: it decides when the same receiver may be asked again, and whether the one reminder is used.
create index interests_taken_back on interests (sender_id, receiver_id) where status = 'cancelled';

alter table reports add constraint reports_message_length check (char_length(message) between 1 and 500);
