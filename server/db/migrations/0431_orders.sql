-- An order of a court or of the government: three hours. Staff record it, with the paper itself.
alter table complaints drop constraint complaints_kind,
  add constraint complaints_kind check (kind in ('order', 'intimate_image', 'unlawful', 'other')) not valid;

-- The paper as it came, sealed and bound to its complaint, which it goes with. Orders are few: they need no storage of their own.
create table complaint_papers (
  complaint_id uuid primary key references complaints (id) on delete cascade,
  kind text not null constraint complaint_papers_kind check (kind in ('pdf', 'jpeg', 'png')),
  sealed bytea not null,
  added_at timestamptz not null
);
