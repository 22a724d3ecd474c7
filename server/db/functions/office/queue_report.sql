create or replace function queue_report() returns trigger language plpgsql as $$
begin
  perform queue_for_review('report', new.id, new.reported_id, new.at);
  return null;
end $$;

create trigger reports_to_review after insert on reports for each row execute function queue_report();
