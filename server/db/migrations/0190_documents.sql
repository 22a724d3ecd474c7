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

create table document_files (
  document_id uuid not null references documents (id) on delete cascade,
  side text not null constraint document_files_side check (side in ('front', 'back')),
  stored_as text not null unique,
  kind text not null constraint document_files_kind check (kind in ('jpeg', 'pdf')),
  file_name text not null,
  added_at timestamptz not null,
  primary key (document_id, side)
);
create trigger document_files_erased after delete on document_files for each row execute function note_file_to_erase();
create trigger document_files_replaced after update of stored_as on document_files for each row
  when (old.stored_as is distinct from new.stored_as) execute function note_file_to_erase();

-- Staff compared the name, the birth date and the first photo with the document. When one of them changes, the mark is
-- withdrawn, and a decision about what they were before is no longer possible.
create function withdraw_id_mark(of_member uuid) returns void language sql as $$
  update documents set
    version = version + 1,
    withdrawn_at = case when status = 'approved' then clock_timestamp() else withdrawn_at end,
    status = 'waiting',
    decided_at = null,
    checked_photo_id = null
  where member_id = of_member and status in ('waiting', 'approved');
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
