-- Whoever claimed the item keeps the claim: the decision about the version before is refused, and they look again.
create or replace function queue_for_review(of_kind text, of_subject uuid, of_member uuid, waiting_since timestamptz)
returns void language sql as $$
  insert into review_items (kind, subject_id, member_id, since, due_at)
  values (of_kind, of_subject, of_member, waiting_since, waiting_since + review_term(of_kind))
  on conflict (kind, subject_id) do update set
    version = review_items.version + 1, since = excluded.since, due_at = excluded.due_at, decided_at = null;
$$;
