-- What a family asks of a contact that did not ask for it: the candidate's question, or the code of somebody who only hears. It goes
-- out at once, or above the limits of its contact later in the same words.
create table waiting_messages (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null constraint waiting_messages_kind check (kind in ('candidate', 'listener')),
  contact_sealed bytea not null,
  -- Keyed.
  contact_hash bytea not null,
  language text not null constraint waiting_messages_language check (language in ('en', 'mr')),
  goes_out_at timestamptz not null,
  constraint waiting_messages_once unique (member_id, kind, contact_hash)
);
create index waiting_messages_due on waiting_messages (goes_out_at);
