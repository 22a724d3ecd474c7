-- Everything that waits for a look of staff, in one table, so that one index is the queue. A row stays after its decision:
-- what is sent again opens it anew.
create table review_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint review_items_kind check (kind in
    ('photo', 'document', 'complaint', 'report', 'story', 'text')),
  -- The photo, complaint, report or story; for a document and for texts the member.
  subject_id uuid not null,
  -- Whose it is. For a report, the member who was reported.
  member_id uuid references members (id) on delete cascade,
  -- Counts every change of what staff look at. A decision names the version that was looked at.
  version integer not null default 1,
  since timestamptz not null,
  due_at timestamptz not null,
  claimed_by uuid references staff (id) on delete set null,
  claimed_until timestamptz,
  decided_at timestamptz,
  constraint review_items_of_subject unique (kind, subject_id)
);
create index review_items_waiting on review_items (due_at, id) where decided_at is null;
create index review_items_waiting_of_kind on review_items (kind, due_at, id) where decided_at is null;
create index review_items_of_member on review_items (member_id);
create index review_items_claimed on review_items (claimed_by) where claimed_by is not null;

create table review_decisions (
  id uuid primary key,
  item_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  member_id uuid references members (id) on delete cascade,
  version integer not null,
  staff_id uuid not null references staff (id),
  decision text not null constraint review_decisions_decision check (decision in
    ('approve', 'reject', 'warn', 'suspend', 'close', 'acknowledge', 'settle')),
  reason text not null default '' constraint review_decisions_reason check (char_length(reason) <= 500),
  -- What an undo writes back, sealed. Erased when the decision can no longer be undone.
  before bytea,
  decided_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  -- When those concerned were told. Messages are written only when the time to undo is over.
  told_at timestamptz,
  constraint review_decisions_told_or_undone check (told_at is null or undone_at is null)
);
-- Whatever races, one version of an item is decided once.
create unique index review_decided_once on review_decisions (item_id, version) where undone_at is null;
create index review_decisions_to_tell on review_decisions (undo_until) where told_at is null and undone_at is null;
create index review_decisions_of_member on review_decisions (member_id, decided_at desc);
create index review_decisions_of_staff on review_decisions (staff_id, decided_at desc);

-- How soon staff should have looked. A complaint has terms of its own.
create function review_term(of_kind text) returns interval language sql immutable as $$
  select case of_kind
    when 'photo' then interval '24 hours'
    when 'report' then interval '24 hours'
    when 'text' then interval '48 hours'
    when 'document' then interval '48 hours'
    else interval '7 days' end;
$$;

-- Whoever claimed the item keeps the claim: the decision about the version before is refused, and they look again.
create function queue_for_review(of_kind text, of_subject uuid, of_member uuid, waiting_since timestamptz)
returns void language sql as $$
  insert into review_items (kind, subject_id, member_id, since, due_at)
  values (of_kind, of_subject, of_member, waiting_since, waiting_since + review_term(of_kind))
  on conflict (kind, subject_id) do update set
    version = review_items.version + 1, since = excluded.since, due_at = excluded.due_at, decided_at = null;
$$;

create function queue_report() returns trigger language plpgsql as $$
begin
  perform queue_for_review('report', new.id, new.reported_id, new.at);
  return null;
end $$;
create trigger reports_to_review after insert on reports for each row execute function queue_report();

create function unqueue_photo() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'photo' and subject_id = old.id;
  return null;
end $$;
create trigger photos_gone_from_review after delete on photos for each row execute function unqueue_photo();

-- A document waits for staff while it is not decided and all its sides are there. A PAN card has nothing on its back.
create function queue_document(of_member uuid) returns void language plpgsql as $$
declare
  waiting documents;
begin
  select documents.* into waiting from documents where member_id = of_member and status = 'waiting'
    and (select count(*) from document_files where document_id = documents.id
      and (side = 'front' or documents.type <> 'PANCARD')) = case documents.type when 'PANCARD' then 1 else 2 end;
  if found then
    perform queue_for_review('document', of_member, of_member, coalesce(waiting.withdrawn_at, waiting.submitted_at));
  else
    delete from review_items where kind = 'document' and subject_id = of_member and decided_at is null;
  end if;
end $$;
create function queue_changed_document() returns trigger language plpgsql as $$
begin
  perform queue_document(coalesce(new.member_id, old.member_id));
  return null;
end $$;
-- The version counts everything that staff compare; a decision does not change it.
create trigger documents_to_review after update of version on documents for each row
  when (old.version is distinct from new.version) execute function queue_changed_document();
create trigger documents_gone_from_review after delete on documents for each row execute function queue_changed_document();

create function queue_document_of_file() returns trigger language plpgsql as $$
declare
  owner uuid;
begin
  select member_id into owner from documents where id = coalesce(new.document_id, old.document_id) and status = 'waiting';
  if owner is not null then perform queue_document(owner); end if;
  return null;
end $$;
create trigger document_files_to_review after insert or update of stored_as or delete on document_files for each row
  execute function queue_document_of_file();

-- The words of a member are looked at once the member is verified, and again when they change. A text that is taken away
-- leaves nothing to look at.
create function queue_texts() returns trigger language plpgsql as $$
begin
  perform queue_for_review('text', new.id, new.id, new.updated_at);
  return null;
end $$;
create trigger members_to_review after update of mobile_verified_at, email_verified_at on members for each row
  when (old.mobile_verified_at is null and old.email_verified_at is null
    and (new.mobile_verified_at is not null or new.email_verified_at is not null))
  execute function queue_texts();
create trigger members_words_to_review
  after update of first_name, middle_name, last_name, education, occupation, other_info on members for each row
  when ((new.mobile_verified_at is not null or new.email_verified_at is not null) and (
    (old.first_name, old.middle_name, old.last_name, old.education)
      is distinct from (new.first_name, new.middle_name, new.last_name, new.education)
    or (new.occupation <> '' and new.occupation <> old.occupation)
    or (new.other_info <> '' and new.other_info <> old.other_info)))
  execute function queue_texts();

create function queue_expectation() returns trigger language plpgsql as $$
begin
  perform queue_for_review('text', members.id, members.id, clock_timestamp()) from members where id = new.member_id
    and (mobile_verified_at is not null or email_verified_at is not null);
  return null;
end $$;
create trigger expectations_to_review after update of other_expectations on expectations for each row
  when (new.other_expectations <> '' and new.other_expectations <> old.other_expectations)
  execute function queue_expectation();

-- A story waits for staff once the partner has said that it is true.
create function queue_story() returns trigger language plpgsql as $$
begin
  perform queue_for_review('story', new.id, null, new.confirmed_at);
  return null;
end $$;
create trigger success_stories_to_review after insert or update of confirmed_at, stored_as on success_stories for each row
  when (new.confirmed_at is not null and new.published_at is null and new.rejected_at is null)
  execute function queue_story();
create function unqueue_story() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'story' and subject_id = old.id;
  return null;
end $$;
create trigger success_stories_gone_from_review after delete on success_stories for each row
  execute function unqueue_story();

-- Of a member who left, nothing is shown, so nothing is looked at. A report stays until staff close it.
create function unqueue_deleted_member() returns trigger language plpgsql as $$
begin
  delete from review_items where member_id = new.id and kind in ('photo', 'document', 'text');
  return null;
end $$;
create trigger members_gone_from_review after update of status on members for each row
  when (new.status = 'deleted' and old.status <> 'deleted') execute function unqueue_deleted_member();

-- What waited before there was a queue.
select queue_for_review('report', id, reported_id, at) from reports;
select queue_for_review('photo', id, member_id, added_at) from photos where status = 'waiting';
select queue_for_review('story', id, null, confirmed_at) from success_stories
  where confirmed_at is not null and published_at is null and rejected_at is null;
select queue_document(member_id) from documents where status = 'waiting';
