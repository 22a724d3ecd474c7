create or replace function forget_engagement() returns trigger language plpgsql as $$
begin
  delete from engagements where member_id = new.id;
  update owner_questions set state = 'answered', ended_at = new.updated_at
    where member_id = new.id and about = 'engaged' and state <> 'answered';
  return null;
end $$;

create trigger members_not_engaged after update of status on members for each row
  when (old.status = 'paused' and new.status = 'active') execute function forget_engagement();
