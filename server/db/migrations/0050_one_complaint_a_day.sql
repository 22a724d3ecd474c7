-- When what a family said of another's contact last became a complaint: once a day at most.
alter table contact_outcomes add column complained_at timestamptz;
