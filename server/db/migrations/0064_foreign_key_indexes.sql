-- migrate: without a transaction
-- Erasing a member looks for its rows by every foreign key. The indexes are built while the tables stay in use.

create index concurrently if not exists shortlists_of_shortlisted on shortlists (shortlisted_id);

create index concurrently if not exists contact_views_of_viewed on contact_views (viewed_id);

create index concurrently if not exists reports_of_reported on reports (reported_id);

create index concurrently if not exists suggestions_of_suggested on suggestions (suggested_id);

create index concurrently if not exists otp_codes_of_member on otp_codes (member_id);

create index concurrently if not exists photos_of_member on photos (member_id);

create index concurrently if not exists memberships_of_plan on memberships (plan_id);

drop index concurrently if exists sessions_of_member;

create index concurrently sessions_of_member on sessions (member_id);
