-- How a member came: by the site, at the provider's counter, or with a list that the provider brought along. What verified
-- nothing goes after a term of its own (access/unverified-signups.ts).
alter table members
  add column origin text not null default 'site',
  add constraint members_origin check (origin in ('site', 'counter', 'import')) not valid;

-- Until now every sign-up on the site had a password. Whoever has neither that nor a verified contact was written down by the
-- provider, and nobody asked for them to be erased.
update members set origin = 'counter'
  where password_hash is null and mobile_verified_at is null and email_verified_at is null and not is_demo
    and status <> 'deleted';
