-- migrate: without a transaction
-- A report of the provider finds its message.

create index concurrently if not exists outbox_by_provider_id on outbox (provider_id) where provider_id is not null;
