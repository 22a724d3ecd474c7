-- The ids under which the operators know our SMS wordings (DLT). Without a row, an id of the settings counts.
create table sms_templates (
  name text not null constraint sms_templates_name check (name ~ '^[a-z_]{1,40}$'),
  language text not null constraint sms_templates_language check (language in ('en', 'mr')),
  -- Null where the office took the id away: then no such SMS goes, whatever the settings say.
  dlt_id text constraint sms_templates_dlt_id check (dlt_id ~ '^[0-9]{19,30}$'),
  version integer not null constraint sms_templates_version check (version > 0),
  changed_by uuid not null references staff (id),
  changed_at timestamptz not null,
  primary key (name, language),
  -- An id belongs to one wording: operators drop an SMS whose words are not those of its id.
  constraint sms_templates_one_wording unique (dlt_id)
);
create index sms_templates_changed_by on sms_templates (changed_by);
