-- The office writes stories too, and notes who of the couple agreed and how.
alter table success_stories
  add column written_by uuid references staff (id),
  add column consent text constraint success_stories_consent_length check (char_length(consent) between 5 and 500),
  -- Where the office has put it among the others; otherwise it stands by the day it was published.
  add column ordered_at timestamptz,
  -- Two of the staff may correct one story: the second save finds that the version has moved on.
  add column version integer not null default 1,
  add constraint success_stories_written_with_consent
    check (written_by is null or consent is not null or taken_down_at is not null),
  add constraint success_stories_taken_down_without_consent check (taken_down_at is null or consent is null);
create index success_stories_written_by on success_stories (written_by);
drop index success_stories_public;
create index success_stories_public on success_stories (coalesce(ordered_at, published_at) desc, id)
  where published_at is not null and taken_down_at is null;
