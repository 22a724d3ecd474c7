-- Login by mobile comes without a country on some pages, so the number leads.
drop index members_mobile;
create unique index members_mobile on members (mobile, dial_code) where status <> 'deleted';

-- A membership keeps what it was bought with: a plan may change its fee and its days later.
alter table memberships add column fee_paise bigint check (fee_paise >= 0),
  add column validity_days integer check (validity_days > 0);
update memberships set fee_paise = plans.fee_paise, validity_days = plans.validity_days
  from plans where plans.id = memberships.plan_id;
alter table memberships alter column fee_paise set not null, alter column validity_days set not null;

-- Purchases and reports outlive a member, so a member who has some cannot be erased by deleting the row.
alter table memberships drop constraint memberships_member_id_fkey,
  add constraint memberships_member_id_fkey foreign key (member_id) references members (id) on delete restrict;
alter table reports drop constraint reports_reporter_id_fkey,
  add constraint reports_reporter_id_fkey foreign key (reporter_id) references members (id) on delete restrict,
  drop constraint reports_reported_id_fkey,
  add constraint reports_reported_id_fkey foreign key (reported_id) references members (id) on delete restrict;

-- A taluka lies in its district, and a charan in its nakshatra. Where one of the two is unknown, nothing is compared.
alter table talukas add unique (id, district_id);
alter table options add unique (id, parent_id);
alter table members
  add constraint members_native_taluka_in_district foreign key (native_taluka_id, native_district_id)
    references talukas (id, district_id) not valid,
  add constraint members_charan_in_nakshatra foreign key (charan_id, nakshatra_id)
    references options (id, parent_id) not valid;
alter table family_details add constraint family_details_taluka_in_district foreign key (taluka_id, district_id)
  references talukas (id, district_id) not valid;

-- A rejected photo stays for the record and takes no place.
alter table photos drop constraint photos_member_id_position_key;
create unique index photos_place on photos (member_id, position) where status <> 'rejected';

-- A member's number is what a saved search stores of each match: 4 bytes instead of the 16 of an id.
alter table members add column number integer generated always as identity unique;

-- The result of a saved search is dropped after thirty idle days; the criteria stay, and are searched for again.
alter table searches drop column ids,
  add column numbers bytea
    check (length(numbers) % 4 = 0 and length(numbers) <= 4 * 2000 and length(numbers) <= 4 * count),
  add column used_on date not null default current_date;
alter table searches alter column used_on drop default;
alter table searches alter column numbers set storage external;
create index searches_idle on searches (used_on) where numbers is not null;

-- Which node does a periodic job next is decided by one guarded update of its row.
create table jobs (
  name text primary key,
  next_at timestamptz not null
);

-- Messages that nobody waits for, such as digests, go out after those that somebody waits for.
alter table outbox add column can_wait boolean not null default false;
drop index outbox_due;
create index outbox_due on outbox (channel, can_wait, next_try_at) where status = 'waiting';
create index outbox_old on outbox (created_at) where status = 'waiting';
create index outbox_finished on outbox (finished_at) where finished_at is not null;

-- Housekeeping finds what is due without reading whole tables.
create index otp_codes_stale on otp_codes (created_at);
create index reset_tokens_stale on reset_tokens (expires_at);
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;
create index sessions_idle on sessions (last_used_on);
