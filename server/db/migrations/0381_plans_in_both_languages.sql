-- Families read plans in their own language. An empty text is read in English.
alter table plans
  add column name_mr text not null default '',
  add column description_html_mr text not null default '';
