-- Until now saving a form confirmed whatever it showed, guesses by rules among them. Nobody can tell those from what a family
-- looked at, so all are asked again, but for names that staff have compared with a paper. What was learned of them is forgotten.
create temporary table unpressed on commit drop as select id from members
  where status <> 'deleted' and not exists (select from documents where member_id = members.id and status = 'approved');
update members set second_script = '{}' where second_script <> '{}' and id in (select id from unpressed);
update family_details set second_script = '{}' where second_script <> '{}' and member_id in (select id from unpressed);
update siblings set second_script = '{}' where second_script <> '{}' and member_id in (select id from unpressed);
update relatives set second_script = '{}' where second_script <> '{}' and member_id in (select id from unpressed);
update properties set second_script = '{}' where second_script <> '{}' and member_id in (select id from unpressed);
delete from script_pairs;
