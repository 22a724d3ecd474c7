-- Notices come by the day on which they were written, so that one with an id of another kind has its place too.
create index notifications_by_day on notifications (member_id, created_at desc, id desc);
drop index notifications_of_member;
