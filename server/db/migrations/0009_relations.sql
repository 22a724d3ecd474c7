-- What two members are to each other. Each row says who did it to whom, and when; nobody does it to themselves.

-- One row a pair: the visits of a pair are counted once, whatever the number of days. The table has no foreign keys, because
-- each insert would lock the row of a popular member; members_erased deletes the visits of a member who is erased.
create table visits (
  visitor_id uuid not null,
  visited_id uuid not null,
  first_at timestamptz not null,
  -- The first look of the last day on which the visitor came.
  last_at timestamptz not null,
  last_day date not null,
  primary key (visited_id, visitor_id),
  constraint visited_pairs_check check (visitor_id <> visited_id),
  constraint visited_pairs_check1 check (first_at <= last_at)
);
create index visits_to_member on visits (visited_id, last_at desc, visitor_id);
create index visits_by_member on visits (visitor_id, last_at desc, visited_id);
create index visits_stale on visits (last_day);

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
create index shortlists_of_shortlisted on shortlists (shortlisted_id);

-- What one person of a family thinks of a profile: theirs alone, or for the others of the family too.
create table family_notes (
  member_id uuid not null references members (id) on delete cascade,
  person_id uuid not null references persons (id) on delete cascade,
  about_id uuid not null references members (id) on delete cascade,
  -- Who of the family it was, for the family alone.
  role text not null check (role in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  mark text check (mark in ('LIKE', 'ASK', 'NO')),
  note text not null check (char_length(note) <= 4000),
  is_for_family boolean not null,
  at timestamptz not null,
  -- Lists look a family's notes about a profile up by the first two.
  primary key (member_id, about_id, person_id),
  check (member_id <> about_id),
  constraint family_notes_say_something check (mark is not null or note <> ''),
  -- What a parent thinks of a profile may be for the candidate alone, and for nobody else of the family.
  is_for_candidate boolean not null default false,
  constraint family_notes_have_one_audience check (not (is_for_family and is_for_candidate))
);
create index family_notes_of_person on family_notes (person_id);
create index family_notes_about on family_notes (about_id);

-- A few profiles that one person of a family puts to the others of it.
create table family_asks (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  person_id uuid not null references persons (id) on delete cascade,
  role text not null check (role in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  at timestamptz not null
);
create index family_asks_of_member on family_asks (member_id, at desc);
create index family_asks_of_person on family_asks (person_id);
create index family_asks_to_delete on family_asks (at);

create table family_ask_profiles (
  ask_id uuid not null references family_asks (id) on delete cascade,
  about_id uuid not null references members (id) on delete cascade,
  position smallint not null,
  primary key (ask_id, about_id)
);
create index family_ask_profiles_about on family_ask_profiles (about_id);

create table family_answers (
  ask_id uuid not null,
  about_id uuid not null references members (id) on delete cascade,
  person_id uuid not null references persons (id) on delete cascade,
  role text not null check (role in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  answer text not null check (answer in ('YES', 'NO', 'TALK')),
  at timestamptz not null,
  primary key (ask_id, about_id, person_id),
  foreign key (ask_id, about_id) references family_ask_profiles (ask_id, about_id) on delete cascade
);
create index family_answers_about on family_answers (about_id);
create index family_answers_of_person on family_answers (person_id);

-- A page without login that shows one biodata to whoever has its link.
create table see_links (
  id uuid primary key,
  -- The link itself stands nowhere.
  token_hash bytea not null unique,
  -- The family that gave the link, and who of it. What the page shows is what that family may read.
  member_id uuid not null references members (id) on delete cascade,
  person_id uuid not null references persons (id) on delete cascade,
  role text not null check (role in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  about_id uuid not null references members (id) on delete cascade,
  with_photos boolean not null,
  -- The language in which the page opens until its reader chooses one.
  language text not null check (language in ('en', 'mr')),
  openings integer not null default 0 check (openings between 0 and 50),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
-- Lists look the answers about a profile up by both.
create index see_links_of_member on see_links (member_id, about_id);
create index see_links_of_person on see_links (person_id);
create index see_links_about on see_links (about_id);
create index see_links_to_delete on see_links (made_at);

-- What readers of such a page think: one answer a browser, which is known by a cookie of this page alone.
create table see_answers (
  link_id uuid not null references see_links (id) on delete cascade,
  browser_hash bytea not null,
  mark text not null check (mark in ('LIKE', 'ASK', 'NO')),
  note text not null check (char_length(note) <= 1600),
  at timestamptz not null,
  primary key (link_id, browser_hash)
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
  -- When the status was reached: sent, accepted, rejected or taken back.
  status_at timestamptz not null,
  -- Who took the interest back. A block does so silently and for good.
  cancelled_by text check (cancelled_by in ('sender', 'block')),
  -- Who of each family did it, for that family alone.
  sent_by text check (sent_by in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  answered_by text check (answered_by in ('CANDIDATE', 'MOTHER', 'FATHER', 'OTHER')),
  check (sender_id <> receiver_id),
  constraint interests_cancelled_by_somebody check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint interests_rejected_with_reason check ((status = 'rejected') = (rejection_reason is not null)),
  constraint interests_reason_length check (char_length(rejection_reason) <= 4000),
  -- Whether the sender's candidate stands behind an interest that somebody else of the family sent. Null where nobody waits for
  -- that.
  candidate_yes boolean,
  -- When others of each family asked their candidate to answer or confirm it: once, and once again after a day.
  sender_asks timestamptz[] not null default '{}',
  receiver_asks timestamptz[] not null default '{}'
);
-- One interest a pair whichever side sent it, while it is waiting, accepted or rejected; only a cancelled one is gone.
create unique index interests_of_pair on interests (least(sender_id, receiver_id), greatest(sender_id, receiver_id))
  where status <> 'cancelled';
-- What a sender took back earlier: it decides when the same receiver may be asked again, and whether the one reminder is used.
create index interests_taken_back on interests (sender_id, receiver_id) where status = 'cancelled';
create index interests_sent on interests (sender_id, status, status_at desc);
create index interests_received on interests (receiver_id, status, status_at desc);
create index interests_by_sending on interests (sent_at);
create index interests_by_acceptance on interests (status_at) where status = 'accepted';

-- Spent once a pair, for good, and paid for by a membership of the viewer: a refund and a renewal look at what was spent of it.
create table contact_views (
  viewer_id uuid not null references members (id) on delete cascade,
  viewed_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  membership_id uuid not null,
  -- When the viewer was asked whether the number answered.
  asked_at timestamptz,
  -- When the view went back to the membership that paid for it, because the number is dead. The contact stays open.
  returned_at timestamptz,
  primary key (viewer_id, viewed_id),
  check (viewer_id <> viewed_id),
  -- Deferrable, because the views and the membership that paid for them change hands together where two records become one.
  constraint contact_views_paid_by_viewer foreign key (membership_id, viewer_id)
    references memberships (id, member_id) on delete restrict deferrable
);
create index contact_views_of_viewed on contact_views (viewed_id);
create index contact_views_of_membership on contact_views (membership_id, viewer_id);
create index contact_views_by_time on contact_views (at);
create index contact_views_by_return on contact_views (returned_at) where returned_at is not null;

-- What a family says of a contact that it opened, in its last word: a family counts once. Nobody else reads it. It refers to the
-- view, because nobody speaks of a contact that they have not opened.
create table contact_outcomes (
  viewer_id uuid not null,
  viewed_id uuid not null,
  outcome text not null check (outcome in ('spoke', 'no_answer', 'dead', 'engaged', 'agent', 'money')),
  at timestamptz not null,
  -- Whether the family was old enough and a stranger to the other one when it said so.
  counts boolean not null,
  -- A keyed hash of the browser: two accounts on one phone are one family.
  device_hash bytea,
  primary key (viewer_id, viewed_id),
  foreign key (viewer_id, viewed_id) references contact_views on update cascade on delete cascade,
  -- When what the family said last became a complaint: once a day at most.
  complained_at timestamptz
);
create index contact_outcomes_old on contact_outcomes (at);
create index contact_outcomes_of_viewed on contact_outcomes (viewed_id, outcome) where counts;

-- Numbers that families name as an agent's, by a keyed hash: the number itself is not kept. A family counts once.
create table number_reports (
  number_hash bytea not null,
  member_id uuid not null references members (id) on delete cascade,
  at timestamptz not null,
  counts boolean not null,
  -- A keyed hash of the browser: two accounts on one phone are one family.
  device_hash bytea,
  primary key (number_hash, member_id)
);
create index number_reports_of_member on number_reports (member_id);
create index number_reports_old on number_reports (at);

-- Those that enough families named. Staff read the number itself while they decide and while it is barred.
create table agent_numbers (
  number_hash bytea primary key,
  id uuid not null unique,
  sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'barred', 'cleared')),
  named_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references staff (id),
  barred_until timestamptz,
  constraint agent_numbers_sealed check ((sealed is null) = (state = 'cleared')),
  constraint agent_numbers_decided check ((state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint agent_numbers_barred check ((state = 'barred') = (barred_until is not null))
);
create index agent_numbers_by_decision on agent_numbers (decided_at);
create index agent_numbers_by_end on agent_numbers (barred_until);
create index agent_numbers_waiting on agent_numbers (named_at) where decided_at is null;
create index agent_numbers_decided_by on agent_numbers (decided_by);

-- A report outlives both members: neither can be erased by deleting the row.
create table reports (
  id uuid not null unique,
  reporter_id uuid not null references members (id) on delete restrict,
  reported_id uuid not null references members (id) on delete restrict,
  message text not null constraint reports_message_length check (char_length(message) between 1 and 4000),
  at timestamptz not null,
  primary key (reporter_id, reported_id),
  check (reporter_id <> reported_id)
);
create index reports_of_reported on reports (reported_id);
