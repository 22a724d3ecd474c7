-- What the office decided about a member's own photo, document or words is told like a membership: nobody else is in it.
alter table notifications drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in (
    'interest_sent', 'interest_reminded', 'interest_accepted', 'interest_rejected', 'contact_viewed',
    'handpicked', 'story_to_confirm', 'membership_started', 'membership_ending', 'membership_last_days',
    'membership_refunded', 'photo_rejected', 'id_checked', 'id_rejected', 'office_word')) not valid;
alter table notifications drop constraint notifications_without_sender,
  add constraint notifications_without_sender check ((from_id is null) = (type in (
    'membership_started', 'membership_ending', 'membership_last_days', 'membership_refunded',
    'photo_rejected', 'id_checked', 'id_rejected', 'office_word'))) not valid;
