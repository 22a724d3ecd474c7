-- A member who leaves because of a match found here may tell the story. The partner says whether it is true, and staff publish
-- it. Stories that the provider wrote have no teller.
alter table success_stories
  add column told_by uuid references members (id) on delete set null,
  add column partner_id uuid references members (id) on delete set null,
  add column told_at timestamptz,
  -- Where the storage keeps the photo of the couple.
  add column stored_as text unique,
  -- When the partner said that it is not true.
  add column denied_at timestamptz,
  add column rejected_at timestamptz,
  add column rejection_reason text,
  add constraint success_stories_of_two check (told_by <> partner_id),
  add constraint success_stories_one_answer check (confirmed_at is null or denied_at is null),
  add constraint success_stories_one_decision check (published_at is null or rejected_at is null),
  add constraint success_stories_rejected_with_reason check ((rejected_at is null) = (rejection_reason is null)),
  add constraint success_stories_reason_length check (char_length(rejection_reason) <= 500);
-- One story a couple, whichever of the two told it, unless it was denied.
create unique index success_stories_of_pair on success_stories (least(told_by, partner_id), greatest(told_by, partner_id))
  where told_by is not null and partner_id is not null and denied_at is null;
create index success_stories_of_teller on success_stories (told_by);
create index success_stories_of_partner on success_stories (partner_id);
create index success_stories_to_decide on success_stories (confirmed_at, id)
  where confirmed_at is not null and published_at is null and rejected_at is null;

create trigger success_stories_photo_erased after delete on success_stories for each row
  when (old.stored_as is not null) execute function note_file_to_erase();
create trigger success_stories_photo_replaced after update of stored_as on success_stories for each row
  when (old.stored_as is not null and old.stored_as is distinct from new.stored_as) execute function note_file_to_erase();

-- Why a member leaves, told before the profile is deleted.
create table leaving_reasons (
  member_id uuid primary key references members (id) on delete cascade,
  reason text not null constraint leaving_reasons_reason check (reason in ('found_here', 'found_elsewhere', 'other')),
  comment text not null default '' constraint leaving_reasons_comment_length check (char_length(comment) <= 500),
  story_id uuid references success_stories (id) on delete set null,
  told_at timestamptz not null
);
create index leaving_reasons_of_story on leaving_reasons (story_id);
