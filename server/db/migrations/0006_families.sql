-- What a family agrees to, proves, shows and takes along.

-- What the provider's translator wrote: a text that families agree to, in a language that the product does not come in. A version
-- is never changed, because whoever agreed is on record with it.
create table consent_translations (
  text text not null check (text in ('notice', 'marriage', 'candidate', 'whatsapp', 'share_link', 'story')),
  language text not null check (language in ('as', 'bn', 'brx', 'doi', 'gu', 'hi', 'kn', 'ks', 'kok', 'mai', 'ml', 'mni', 'ne',
    'or', 'pa', 'sa', 'sat', 'sd', 'ta', 'te', 'ur')),
  version integer not null check (version > 0),
  -- The version of the product's own text that it says in another language.
  of_version integer not null check (of_version > 0),
  -- It says something else than the version before, so whoever agreed to that one is asked again.
  asks_again boolean not null,
  words jsonb not null,
  by_staff uuid references staff (id),
  at timestamptz not null,
  primary key (text, language, version)
);
create index consent_translations_by_staff on consent_translations (by_staff);

-- What a translator has written so far and not published: one for each text and language, whoever saved it last.
create table consent_drafts (
  text text not null check (text in ('notice', 'marriage', 'candidate', 'whatsapp', 'share_link', 'story')),
  language text not null check (language in ('as', 'bn', 'brx', 'doi', 'gu', 'hi', 'kn', 'ks', 'kok', 'mai', 'ml', 'mni', 'ne',
    'or', 'pa', 'sa', 'sat', 'sd', 'ta', 'te', 'ur')),
  words jsonb not null,
  by_staff uuid references staff (id),
  at timestamptz not null,
  primary key (text, language)
);
create index consent_drafts_by_staff on consent_drafts (by_staff);

-- The words of a text as families read them, under the name that the site had at the time.
create table consent_wordings (
  id bigint generated always as identity primary key,
  text text not null check (text in ('notice', 'marriage', 'candidate', 'whatsapp', 'share_link', 'story')),
  language text not null,
  version integer not null,
  words jsonb not null,
  words_hash bytea not null,
  unique (text, language, version, words_hash)
);

create function refuse_changed_words() returns trigger language plpgsql as $$
begin raise exception 'the words of a consent stay as families read them'; end $$;
create trigger consent_translations_append_only before update or delete on consent_translations
  for each statement execute function refuse_changed_words();
create trigger consent_wordings_append_only before update or delete on consent_wordings
  for each statement execute function refuse_changed_words();

-- Who agreed to what: one row for each yes and each withdrawal. The newest row of a text is the present state. Rows are only
-- added. There is no foreign key: after erasure the rows stay as a bare proof, until the day that `proof_until` then names.
create table consents (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  text text not null check (text in ('notice', 'marriage', 'candidate', 'whatsapp', 'share_link', 'story')),
  version integer not null check (version > 0),
  language text not null check (language in ('en', 'mr', 'as', 'bn', 'brx', 'doi', 'gu', 'hi', 'kn', 'ks', 'kok', 'mai', 'ml',
    'mni', 'ne', 'or', 'pa', 'sa', 'sat', 'sd', 'ta', 'te', 'ur')),
  act text not null check (act in ('given', 'withdrawn')),
  -- `whatsapp`: somebody wrote STOP. `new_number`: what was agreed to was another number.
  channel text not null check (channel in (
    'registration', 'site', 'link', 'code', 'counter', 'leaving', 'whatsapp', 'new_number')),
  at timestamptz not null,
  proof_until date,
  -- What was read. Null where a page was so old that its words are no longer known.
  wording_id bigint references consent_wordings (id)
);
create index consents_by_wording on consents (wording_id);
create index consents_of_member on consents (member_id, text, id desc);
create index consents_to_erase on consents (proof_until) where proof_until is not null;

-- Which version of the product's own text a yes stands for: none where its translation has changed its sense since.
create function consent_counts_as(agreed consents) returns integer language sql stable as $$
  select case when agreed.language in ('en', 'mr') then agreed.version else coalesce((
    select read.of_version from consent_translations read
    where read.text = agreed.text and read.language = agreed.language and read.version = agreed.version
      and not exists (select from consent_translations later where later.text = agreed.text
        and later.language = agreed.language and later.version > agreed.version and later.asks_again)), 0) end
$$;

create function consents_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'proof_until') is distinct from (to_jsonb(old) - 'proof_until') then
      raise exception 'a consent is never changed' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.proof_until is null and exists (select from members where id = old.member_id) then
    raise exception 'a consent is never deleted while the member is here' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger consents_stay before update or delete on consents for each row execute function consents_stay();

-- A sign-up that verified nothing is erased without a trace.
create function drop_consents_of_nobody() returns trigger language plpgsql as $$
begin
  delete from consents where member_id = old.id and proof_until is null;
  return null;
end $$;
create trigger members_consents_dropped after delete on members for each row execute function drop_consents_of_nobody();

-- Who registered a profile, and whether the candidate has agreed to it. Without a row nobody has said yet who registered it.
create table candidate_requests (
  member_id uuid primary key references members (id) on delete cascade,
  registered_by text not null
    check (registered_by in ('CANDIDATE', 'FATHER', 'MOTHER', 'BROTHER', 'SISTER', 'RELATIVE', 'FRIEND')),
  -- `no` hides the profile at once, which its family may notice. A no that is to look like no answer is not kept at all:
  -- nobody may ever read it, and the profile leaves lists by itself on the day that silence gives.
  state text not null check (state in ('waiting', 'yes', 'no')),
  answered_at timestamptz,
  -- The last day on which lists show the profile without a yes.
  due_on date not null,
  -- The candidate's own contact, which is another than the registrant's.
  contact_sealed bytea,
  contact_hash bytea,
  language text not null default 'en' check (language in ('en', 'mr')),
  asked_at timestamptz,
  reminders integer not null default 0,
  -- When the registrant was told that the candidate has not confirmed yet and the profile is about to leave lists.
  registrant_told_on date,
  constraint candidate_requests_answered check ((state = 'waiting') = (answered_at is null)),
  constraint candidate_requests_own_yes check (registered_by <> 'CANDIDATE' or state <> 'waiting'),
  constraint candidate_requests_contact check ((contact_sealed is null) = (contact_hash is null))
);
create index candidate_requests_due on candidate_requests (due_on) where state <> 'yes';

-- Every answer as it came, but for a no that is to look like no answer.
create table candidate_answers (
  id bigint generated always as identity primary key,
  member_id uuid not null references members (id) on delete cascade,
  answer text not null check (answer in ('yes', 'later', 'no', 'not_me')),
  channel text not null check (channel in ('registration', 'link', 'code', 'counter')),
  contact_hash bytea,
  at timestamptz not null
);
create index candidate_answers_of_member on candidate_answers (member_id);

-- What opens the question: the token of a link, or a number with its code. Only hashes are stored.
create table candidate_keys (
  key_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  channel text not null check (channel in ('link', 'code')),
  contact_hash bytea not null,
  expires_at timestamptz not null
);
create index candidate_keys_of_member on candidate_keys (member_id);
create index candidate_keys_to_delete on candidate_keys (expires_at);

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

-- What others say of a family is first asked of the family itself: whether its number answers, whether it is engaged. `acted` is
-- what followed without an answer: the profile left the lists, or paused.
create table owner_questions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  about text not null check (about in ('number', 'engaged')),
  state text not null default 'open' check (state in ('open', 'answered', 'acted')),
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at),
  ended_at timestamptz,
  constraint owner_questions_ended check ((state = 'open') = (ended_at is null))
);
create unique index owner_questions_unanswered on owner_questions (member_id, about) where state <> 'answered';
create index owner_questions_of_member on owner_questions (member_id);
create index owner_questions_due on owner_questions (due_at) where state = 'open';
create index owner_questions_ended_at on owner_questions (ended_at) where state = 'answered';

-- Families who are engaged or married, and by whose word. The profile pauses; it is forgotten when the family comes back.
create table engagements (
  member_id uuid primary key references members (id) on delete cascade,
  word text not null check (word in ('own', 'staff', 'story', 'others')),
  since timestamptz not null
);
create function forget_engagement() returns trigger language plpgsql as $$
begin
  delete from engagements where member_id = new.id;
  update owner_questions set state = 'answered', ended_at = new.updated_at
    where member_id = new.id and about = 'engaged' and state <> 'answered';
  return null;
end $$;
create trigger members_not_engaged after update of status on members for each row
  when (old.status = 'paused' and new.status = 'active') execute function forget_engagement();

-- The proof of identity of a member: one document, looked at by staff. Only the end of its number is kept.
create table documents (
  member_id uuid primary key references members (id) on delete cascade,
  -- Changes with the type of the document, so that nothing of the earlier one belongs to the new one.
  id uuid not null unique,
  type text not null constraint documents_type check (type in ('LICENCE', 'PANCARD', 'VOTER_ID', 'PASSPORT', 'AADHAR')),
  number_end text not null constraint documents_number_end check (number_end ~ '^[0-9A-Z]{4}$'),
  status text not null default 'waiting' constraint documents_status check (status in ('waiting', 'approved', 'rejected')),
  rejection_reason text,
  -- Counts everything that staff compare. A decision names the version that was looked at.
  version integer not null default 1,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  -- When a change of the profile took the mark back.
  withdrawn_at timestamptz,
  -- The first photo at the decision. No foreign key: the photo may go, and the mark goes with the next first photo.
  checked_photo_id uuid,
  constraint documents_rejected_with_reason check ((status = 'rejected') = (rejection_reason is not null)),
  constraint documents_decided check ((status = 'waiting') = (decided_at is null))
);
create index documents_decided on documents (decided_at) where decided_at is not null;

create table document_files (
  document_id uuid not null references documents (id) on delete cascade,
  side text not null constraint document_files_side check (side in ('front', 'back')),
  stored_as text not null unique,
  kind text not null constraint document_files_kind check (kind in ('jpeg', 'pdf')),
  file_name text not null,
  added_at timestamptz not null,
  -- Housekeeping looks for files by the day they are to go, not through all the documents that were ever decided.
  erase_after timestamptz,
  primary key (document_id, side)
);
create index document_files_to_erase on document_files (erase_after);
create trigger document_files_erased after delete on document_files for each row execute function note_file_to_erase();
create trigger document_files_replaced after update of stored_as on document_files for each row
  when (old.stored_as is distinct from new.stored_as) execute function note_file_to_erase();

-- Staff compared the name, the birth date and the first photo with the document. When one of them changes, the mark is
-- withdrawn, and a decision about what they were before is no longer possible. Staff look at the document again, so its files stay
-- until they have decided anew.
create function withdraw_id_mark(of_member uuid) returns void language sql as $$
  update documents set
    version = version + 1,
    withdrawn_at = case when status = 'approved' then clock_timestamp() else withdrawn_at end,
    status = 'waiting',
    decided_at = null,
    checked_photo_id = null
  where member_id = of_member and status in ('waiting', 'approved');
  update document_files set erase_after = null
  where document_id = (select id from documents where member_id = of_member and status = 'waiting');
$$;

create function withdraw_id_mark_of_changed_member() returns trigger language plpgsql as $$
begin
  perform withdraw_id_mark(new.id);
  return null;
end $$;
create trigger members_identity_changed after update of first_name, middle_name, last_name, date_of_birth on members
  for each row when (
    (old.first_name, old.middle_name, old.last_name, old.date_of_birth)
      is distinct from (new.first_name, new.middle_name, new.last_name, new.date_of_birth))
  execute function withdraw_id_mark_of_changed_member();

create function withdraw_id_mark_of_new_photo() returns trigger language plpgsql as $$
begin
  -- A photo that comes back to the first place within one reordering is the photo that staff saw.
  if exists (select from documents where member_id = new.member_id and checked_photo_id is distinct from new.id) then
    perform withdraw_id_mark(new.member_id);
  end if;
  return null;
end $$;
create trigger photos_first_changed after insert or update of position, status on photos for each row
  when (new.position = 0 and new.status <> 'rejected') execute function withdraw_id_mark_of_new_photo();

-- The horoscope of a member, computed from the birth details alone and kept with the version of the rules that made it.
create table patrikas (
  member_id uuid primary key references members (id) on delete cascade,
  rules_version integer not null,
  chart jsonb not null,
  computed_at timestamptz not null
);

-- A chart of other birth details must never be shown: whatever changes them deletes it.
create function forget_patrika() returns trigger language plpgsql as $$
begin
  delete from patrikas where member_id = new.id;
  return null;
end $$;
create trigger members_birth_changed after update of date_of_birth, birth_time, birth_time_accuracy, birth_district_id,
    birth_place_id, status on members
  for each row when ((old.date_of_birth, old.birth_time, old.birth_time_accuracy, old.birth_district_id, old.birth_place_id)
    is distinct from (new.date_of_birth, new.birth_time, new.birth_time_accuracy, new.birth_district_id, new.birth_place_id))
  execute function forget_patrika();

-- Who took whose biodata, or whose sheet for the guruji, which is handed on as a biodata is. A ticket is one copy, however often
-- its address is asked for.
create table biodata_copies (
  ticket_id uuid primary key,
  owner_id uuid not null references members (id) on delete cascade,
  taker_id uuid not null references members (id) on delete cascade,
  taken_at timestamptz not null,
  kind text not null default 'biodata' check (kind in ('biodata', 'sheet')),
  constraint biodata_copies_of_another check (owner_id <> taker_id)
);
create index biodata_copies_of_owner on biodata_copies (owner_id, taken_at desc, ticket_id);
create index biodata_copies_by_taker on biodata_copies (taker_id, taken_at);

-- The names and places a couple agreed to show. They stand here and not in the members' rows: a story outlives the
-- profiles, until either of the two asks for it to be taken down. A member who leaves because of a match found here may tell it;
-- the partner says whether it is true, and staff publish it. The office writes stories too: those have no teller.
create table success_stories (
  id uuid primary key,
  groom_registration_no text,
  groom_first_name text,
  groom_last_name text,
  groom_address text,
  bride_registration_no text,
  bride_first_name text,
  bride_last_name text,
  bride_address text,
  -- What the couple says of itself, in the language in which they wrote it.
  words text constraint success_stories_words_length check (char_length(words) <= 2240),
  wedding_year smallint constraint success_stories_wedding_year check (wedding_year between 1950 and 2100),
  image text,
  -- When the partner said that it is true.
  confirmed_at timestamptz,
  published_at timestamptz,
  taken_down_at timestamptz,
  -- When the profiles of the two were paused because of it.
  couple_paused_at timestamptz,
  told_by uuid references members (id) on delete set null,
  partner_id uuid references members (id) on delete set null,
  told_at timestamptz,
  -- Where the storage keeps the photo of the couple.
  stored_as text unique,
  -- When the partner said that it is not true.
  denied_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text,
  written_by uuid references staff (id),
  -- Of a story that the office wrote: who of the couple agreed, and how.
  consent text constraint success_stories_consent_length check (char_length(consent) between 5 and 500),
  -- Where the office has put it among the others; otherwise it stands by the day it was published.
  ordered_at timestamptz,
  -- Two of the staff may correct one story: the second save finds that the version has moved on.
  version integer not null default 1,
  check (published_at is null or confirmed_at is not null),
  constraint success_stories_of_two check (told_by <> partner_id),
  constraint success_stories_one_answer check (confirmed_at is null or denied_at is null),
  constraint success_stories_one_decision check (published_at is null or rejected_at is null),
  constraint success_stories_rejected_with_reason check ((rejected_at is null) = (rejection_reason is null)),
  constraint success_stories_reason_length check (char_length(rejection_reason) <= 500),
  constraint success_stories_written_with_consent
    check (written_by is null or consent is not null or taken_down_at is not null),
  -- A story that was taken down is nobody's any more: its names, places, words and pictures go, and the couple may tell it again, with
  -- the consent of both asked anew.
  constraint success_stories_taken_down_blank check (taken_down_at is null or num_nonnulls(
    groom_registration_no, groom_first_name, groom_last_name, groom_address,
    bride_registration_no, bride_first_name, bride_last_name, bride_address, words, wedding_year, image, stored_as) = 0),
  constraint success_stories_taken_down_without_consent check (taken_down_at is null or consent is null)
);
-- One story a couple, whichever of the two told it, unless it was denied or taken down.
create unique index success_stories_of_pair on success_stories (least(told_by, partner_id), greatest(told_by, partner_id))
  where told_by is not null and partner_id is not null and denied_at is null and taken_down_at is null;
create index success_stories_public on success_stories (coalesce(ordered_at, published_at) desc, id)
  where published_at is not null and taken_down_at is null;
create index success_stories_to_decide on success_stories (confirmed_at, id)
  where confirmed_at is not null and published_at is null and rejected_at is null;
create index success_stories_of_teller on success_stories (told_by);
create index success_stories_of_partner on success_stories (partner_id);
create index success_stories_written_by on success_stories (written_by);
create trigger success_stories_photo_erased after delete on success_stories for each row
  when (old.stored_as is not null) execute function note_file_to_erase();
create trigger success_stories_photo_replaced after update of stored_as on success_stories for each row
  when (old.stored_as is not null and old.stored_as is distinct from new.stored_as) execute function note_file_to_erase();

-- Why a member leaves, told before the profile is deleted.
create table leaving_reasons (
  member_id uuid primary key references members (id) on delete cascade,
  reason text not null constraint leaving_reasons_reason check (reason in ('found_here', 'found_elsewhere', 'other')),
  comment text not null default '' constraint leaving_reasons_comment_length check (char_length(comment) <= 4000),
  story_id uuid references success_stories (id) on delete set null,
  told_at timestamptz not null
);
create index leaving_reasons_of_story on leaving_reasons (story_id);

-- A member who has left. What the profile held is encrypted under a key of its own until the day of erasure; deleting the row
-- ends both. The hashes recognise a number or an address that returns in the meantime.
create table departures (
  member_id uuid primary key references members (id) on delete cascade,
  left_at timestamptz not null,
  erase_on date not null,
  -- The data key wraps it. Both are null where the family had its record erased before the day.
  wrapped_key bytea,
  sealed bytea,
  -- The photos and documents, encrypted under the same key.
  files text[] not null default '{}',
  -- Only a verified contact recognises who returns: another may be a stranger's, who must not inherit blocks or be refused.
  mobile_hash bytea,
  email_hash bytea,
  -- A member who was suspended does not come back by another profile.
  is_return_refused boolean not null default false,
  -- A record that was closed into another leads there.
  merged_into uuid references members (id) on delete set null,
  erased_at timestamptz,
  constraint departures_erased_whole check (
    (erased_at is null) = (wrapped_key is not null and sealed is not null) and (erased_at is null or files = '{}'))
);
create index departures_due on departures (erase_on);
create index departures_of_mobile on departures (mobile_hash);
create index departures_of_email on departures (email_hash);
create index departures_merged_into on departures (merged_into);

create function note_departed_files() returns trigger language plpgsql as $$
begin
  insert into files_to_erase (stored_as) select unnest(old.files) on conflict do nothing;
  return null;
end $$;
create trigger departures_erased after delete or update of files on departures for each row execute function note_departed_files();

-- Who may act for a member who no longer can. Encrypted.
create table nominees (
  member_id uuid primary key references members (id) on delete cascade,
  sealed bytea not null,
  named_at timestamptz not null
);
