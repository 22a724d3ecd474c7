-- Staff may take a photo down that was approved before: from a complaint, a report or the record.
alter table review_decisions drop constraint review_decisions_decision;
alter table review_decisions add constraint review_decisions_decision check (decision in
  ('approve', 'reject', 'warn', 'suspend', 'close', 'acknowledge', 'settle', 'take_down')) not valid;
