-- The own number of somebody of the staff, confirmed by a code and kept as a lasting hash. While they work here nobody else enters it
-- as a contact of a family, so that no clerk becomes a family's candidate by it.
create table staff_contacts (
  staff_id uuid primary key references staff (id) on delete cascade,
  contact_hash bytea not null constraint staff_contacts_hash unique,
  -- As much of it as its owner needs to recognise it.
  masked text not null,
  confirmed_at timestamptz not null
);
