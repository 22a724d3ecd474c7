-- What two members are to each other. Each row says who did it to whom, and when.

-- One row a pair and day: looking twice in a day is one visit.
create table visits (
  visitor_id uuid not null references members (id) on delete cascade,
  visited_id uuid not null references members (id) on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (visited_id, visitor_id, day),
  check (visitor_id <> visited_id)
);
create index visits_by_visitor on visits (visitor_id, at desc);

create table blocks (
  blocker_id uuid not null references members (id) on delete cascade,
  blocked_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);

create table shortlists (
  id uuid not null unique,
  member_id uuid not null references members (id) on delete cascade,
  shortlisted_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (member_id, shortlisted_id),
  check (member_id <> shortlisted_id)
);

create table interests (
  id uuid primary key,
  sender_id uuid not null references members (id) on delete cascade,
  receiver_id uuid not null references members (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled')),
  rejection_reason text,
  seen_at timestamptz,
  reminded_at timestamptz,
  sent_at timestamptz not null,
  updated_at timestamptz not null,
  check (sender_id <> receiver_id)
);
-- One interest a pair whichever side sent it, while it is waiting, accepted or rejected; only a cancelled one is gone.
create unique index interests_of_pair on interests (least(sender_id, receiver_id), greatest(sender_id, receiver_id))
  where status <> 'cancelled';
create index interests_sent on interests (sender_id, status, updated_at desc);
create index interests_received on interests (receiver_id, status, updated_at desc);

-- Spent once a pair, for good.
create table contact_views (
  viewer_id uuid not null references members (id) on delete cascade,
  viewed_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (viewer_id, viewed_id),
  check (viewer_id <> viewed_id)
);

create table reports (
  id uuid not null unique,
  reporter_id uuid not null references members (id) on delete cascade,
  reported_id uuid not null references members (id) on delete cascade,
  message text not null,
  at timestamptz not null,
  primary key (reporter_id, reported_id),
  check (reporter_id <> reported_id)
);

-- Chosen by the provider's counsellors for a member.
create table suggestions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  suggested_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  unique (member_id, suggested_id),
  check (member_id <> suggested_id)
);
