-- Under which name a wording was registered. Operators drop an SMS with other words, so a renamed site keeps the old name in it
-- until the wording is registered anew.
alter table sms_templates add column site_name text
  constraint sms_templates_site_name check (length(site_name) between 1 and 200);
