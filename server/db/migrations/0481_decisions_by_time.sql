-- migrate: without a transaction
-- The office reads what was decided, the latest first, of everything or of one kind.

create index concurrently if not exists review_decisions_by_time on review_decisions (decided_at desc, id desc);

create index concurrently if not exists review_decisions_of_kind on review_decisions (kind, decided_at desc, id desc);
