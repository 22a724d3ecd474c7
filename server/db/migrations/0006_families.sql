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
  primary key (text, language, version),
  -- Who has read it against its English, and on which day.
  checked_by text,
  checked_on date,
  constraint consent_translations_checked
    check (checked_by is not null and length(btrim(checked_by)) > 0 and checked_on is not null)
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

-- The horoscope of a member, computed from the birth details alone and kept with the version of the rules that made it.
create table patrikas (
  member_id uuid primary key references members (id) on delete cascade,
  rules_version integer not null,
  chart jsonb not null,
  computed_at timestamptz not null
);

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

-- Who may act for a member who no longer can. Encrypted.
create table nominees (
  member_id uuid primary key references members (id) on delete cascade,
  sealed bytea not null,
  named_at timestamptz not null
);

-- A form that the rules do not take for the same name waits here for our office, and is shown to the family and to staff alone.
-- It is about what was typed then: once that changes, nothing is left to decide.
create table second_name_reviews (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- The field on the wire, without the place of a row in its list: family_details.family_members.name.
  path text not null constraint second_name_reviews_path check (char_length(path) <= 60),
  typed text not null constraint second_name_reviews_typed check (char_length(typed) between 1 and 440),
  second text not null constraint second_name_reviews_second check (char_length(second) between 1 and 880),
  asked_at timestamptz not null,
  -- Decided rows stay while the decision can be undone, and go by housekeeping.
  decided_at timestamptz,
  constraint second_name_reviews_of_name unique (member_id, path, typed)
);
create index second_name_reviews_decided on second_name_reviews (decided_at) where decided_at is not null;

-- What families of this site confirmed, learned once a day: only names and places that at least five families wrote alike, so that
-- no rare name of one family is ever suggested to another.
create table script_pairs (
  latin text not null constraint script_pairs_latin check (char_length(latin) between 1 and 200),
  devanagari text not null constraint script_pairs_devanagari check (char_length(devanagari) between 1 and 440),
  families integer not null constraint script_pairs_families check (families >= 5),
  primary key (latin, devanagari)
);
