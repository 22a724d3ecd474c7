-- migrate: without a transaction
-- What happened on a day: who joined, which interests were sent and accepted, which contacts were opened.

create index concurrently if not exists members_by_joining on members (joined_at);

create index concurrently if not exists interests_by_sending on interests (sent_at);

create index concurrently if not exists interests_by_acceptance on interests (status_at) where status = 'accepted';

create index concurrently if not exists contact_views_by_time on contact_views (at);

create index concurrently if not exists caller_requests_by_objection on caller_requests (objected_at)
  where objected_at is not null;
