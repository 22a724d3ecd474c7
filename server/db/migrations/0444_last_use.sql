-- A family may hide when it was last here, and then sees nobody's.
alter table members add column last_use_is_hidden boolean not null default false;

-- The read models hold the day of the last use, and sessions know who hides it.
create trigger members_last_use_hidden after update of last_use_is_hidden on members for each row
  when (old.last_use_is_hidden is distinct from new.last_use_is_hidden) execute function note_changed_member();
create trigger members_last_use_hidden_in_sessions after update of last_use_is_hidden on members for each row
  when (old.last_use_is_hidden is distinct from new.last_use_is_hidden) execute function tell_session_changed();

-- A search can be ordered by who was here recently.
alter table searches
  drop constraint searches_order_by_check,
  add constraint searches_order_by_check check (order_by in ('joined', 'kundali', 'recent'));
