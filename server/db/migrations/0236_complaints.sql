-- What families and others complain of, with a number and the terms that the law sets.
create sequence complaint_numbers start with 1001;
create table complaints (
  id uuid primary key,
  number text not null unique constraint complaints_number check (number ~ '^C[0-9]{4,12}$'),
  kind text not null constraint complaints_kind check (kind in ('intimate_image', 'unlawful', 'other')),
  -- Name, ways to reach the complainant and what happened, in one cipher text.
  sealed bytea not null,
  -- The profile it is about, where the registration number is one of ours.
  about_id uuid references members (id) on delete set null,
  language text not null constraint complaints_language check (language in ('en', 'mr')),
  made_at timestamptz not null,
  settle_by timestamptz not null,
  acknowledged_at timestamptz,
  settled_at timestamptz,
  constraint complaints_in_order check (settled_at is null or acknowledged_at is not null)
);
create index complaints_about on complaints (about_id);
create index complaints_settled on complaints (settled_at) where settled_at is not null;

create function unqueue_complaint() returns trigger language plpgsql as $$
begin
  delete from review_items where kind = 'complaint' and subject_id = old.id;
  return null;
end $$;
create trigger complaints_gone_from_review after delete on complaints for each row execute function unqueue_complaint();

-- The terms that the rules for intermediaries set, in place of the earlier ones.
update written_pages set
  html_en = replace(replace(html_en,
    '<li>Private or false pictures of you are taken down within 24 hours of your word.</li>',
    '<li>An intimate picture of you, or one that was changed to look so, is taken down within 2 hours of your word.</li>
<li>A false profile, fraud, threats, and obscene or hateful content are dealt with within 36 hours.</li>'),
    '<li>Everything else is settled within 15 days, and you are told how.</li>',
    '<li>Everything else is settled within 7 days, and you are told how.</li>'),
  html_mr = replace(replace(html_mr,
    '<li>तुमचे खासगी किंवा खोटे फोटो तुम्ही कळवल्यापासून २४ तासांत काढले जातात.</li>',
    '<li>तुमचा खासगी (अंतरंग) किंवा तसा बनवलेला फोटो तुम्ही कळवल्यापासून २ तासांत काढला जातो.</li>
<li>खोटे स्थळ, फसवणूक, धमक्या, अश्लील किंवा द्वेषपूर्ण मजकूर यांवर ३६ तासांत कारवाई होते.</li>'),
    '<li>बाकी सर्व १५ दिवसांत सोडवले जाते आणि कसे ते तुम्हाला कळवले जाते.</li>',
    '<li>बाकी सर्व ७ दिवसांत सोडवले जाते आणि कसे ते तुम्हाला कळवले जाते.</li>')
where name = 'grievance';
