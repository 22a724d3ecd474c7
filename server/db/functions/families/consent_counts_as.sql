-- Which version of the product's own text a yes stands for: none where its translation has changed its sense since.
create or replace function consent_counts_as(agreed consents) returns integer language sql stable as $$
  select case when agreed.language in ('en', 'mr') then agreed.version else coalesce((
    select read.of_version from consent_translations read
    where read.text = agreed.text and read.language = agreed.language and read.version = agreed.version
      and not exists (select from consent_translations later where later.text = agreed.text
        and later.language = agreed.language and later.version > agreed.version and later.asks_again)), 0) end
$$;
