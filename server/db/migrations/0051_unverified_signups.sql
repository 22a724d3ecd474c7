-- A sign-up that verified nothing is erased after two days. There are few of them at any time.
create index members_unverified on members (joined_at) where mobile_verified_at is null and email_verified_at is null;
