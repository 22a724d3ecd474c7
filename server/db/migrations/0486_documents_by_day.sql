-- migrate: without a transaction
-- The accountant's list goes through the papers by the day of issue.

create index concurrently if not exists payment_documents_by_day on payment_documents (issued_on, id);
