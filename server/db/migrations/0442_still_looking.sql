-- Whom we asked whether they still look, and when. A family is asked once in a silence.
create table still_looking (
  member_id uuid primary key references members (id) on delete cascade,
  asked_on date not null
);
-- The three answers of that message, each with a token that does only that. Using one deletes all three.
create table still_looking_tokens (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  answer text not null check (answer in ('yes', 'pause', 'found')),
  expires_on date not null
);
create index still_looking_tokens_of_member on still_looking_tokens (member_id);
create index still_looking_tokens_expired on still_looking_tokens (expires_on);

-- still_looking: the question. silent: a family with a running plan that did not answer, for the office to call.
alter table deliveries
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in (
    'notice', 'warned', 'texts_removed', 'photo_taken_down', 'suspended', 'restored', 'complaint_answer',
    'contact_unreachable', 'still_looking', 'silent')) not valid;
