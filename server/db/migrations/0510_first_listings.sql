-- When a family could first be found: its profile was active and a contact verified. Joining is earlier than that, by as long as
-- the family took to verify, so it cannot tell who is new since somebody was told of new families. One who comes back from a
-- pause, or changes a number, is not new again.
create table first_listings (
  member_id uuid primary key references members (id) on delete cascade,
  listed_at timestamptz not null
);
create index first_listings_by_time on first_listings (listed_at);

create function note_first_listing() returns trigger language plpgsql as $$
begin
  insert into first_listings (member_id, listed_at)
    values (new.id, greatest(new.joined_at, new.mobile_verified_at, new.email_verified_at))
    on conflict do nothing;
  return null;
end $$;
create trigger members_first_listed after insert or update of status, mobile_verified_at, email_verified_at on members
  for each row when (new.status = 'active' and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function note_first_listing();

insert into first_listings (member_id, listed_at)
  select id, joined_at from members
  where status <> 'deleted' and (mobile_verified_at is not null or email_verified_at is not null);
