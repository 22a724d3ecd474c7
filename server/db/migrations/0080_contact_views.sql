-- A contact view is paid for by a membership of the viewer. A refund and a renewal look at what was spent of it.
alter table memberships add unique (id, member_id);
alter table contact_views add column membership_id uuid;
update contact_views set membership_id = (
  select id from memberships where member_id = viewer_id
  order by starts_on <= (contact_views.at at time zone 'Asia/Kolkata')::date desc, ends_on desc limit 1);
delete from contact_views where membership_id is null;
alter table contact_views alter column membership_id set not null,
  add constraint contact_views_paid_by_viewer foreign key (membership_id, viewer_id)
    references memberships (id, member_id) on delete restrict;
create index contact_views_of_membership on contact_views (membership_id, viewer_id);

-- The registered mobile is the first contact number, and can be hidden like the others.
alter table members add column mobile_is_hidden boolean not null default false;
