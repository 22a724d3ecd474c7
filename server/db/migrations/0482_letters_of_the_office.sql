-- Who of staff wants a letter in the morning, and one at once when a complaint is nearly due. The second is on from the
-- beginning, because the law counts its hours.
alter table staff add column morning_letter boolean not null default false;
alter table staff add column urgent_letter boolean not null default true;
