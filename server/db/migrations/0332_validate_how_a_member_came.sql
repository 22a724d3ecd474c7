alter table members validate constraint members_origin;
