-- What the provider says to everyone, in versions: nothing is overwritten, and an earlier one can be published again.
create table content_versions (
  kind text not null constraint content_versions_kind check (kind in ('name', 'contact', 'branches', 'links', 'home', 'banners',
    'about-us', 'terms', 'privacy', 'safety', 'grievance', 'how-we-check', 'refunds')),
  -- A written page has a text in each language; a record of facts has both languages in one.
  language text not null constraint content_versions_language check (language in ('en', 'mr', 'both')),
  version integer not null check (version > 0),
  body jsonb not null,
  -- Null for what came with the product or was there before.
  by_staff uuid references staff (id),
  at timestamptz not null,
  primary key (kind, language, version)
);
create index content_versions_by_staff on content_versions (by_staff);

create function refuse_changed_content() returns trigger language plpgsql as $$
begin raise exception 'a version of the content stays as it was written'; end $$;
create trigger content_versions_append_only before update or delete on content_versions
  for each statement execute function refuse_changed_content();

-- The version that visitors read. What was never published has no row.
create table content_published (
  kind text not null,
  language text not null,
  version integer not null,
  at timestamptz not null,
  primary key (kind, language),
  foreign key (kind, language, version) references content_versions (kind, language, version)
);
create index content_published_version on content_published (kind, language, version);

create function announce_content() returns trigger language plpgsql as $$
begin perform pg_notify('content', ''); return null; end $$;
create trigger content_announced after insert or update or delete on content_published
  for each statement execute function announce_content();

-- The ADMIN who sets the site up sends a message to herself, and types the code that arrived.
create table setup_trials (
  channel text primary key constraint setup_trials_channel check (channel in ('SMS', 'EMAIL')),
  code_hash bytea not null,
  sent_at timestamptz not null,
  wrong_codes integer not null default 0,
  confirmed_at timestamptz
);

-- A site that was served before keeps what it said, without the numbers, addresses and people that were made up.
create temporary table facts_before on commit drop as select
  case when email like '%@saptapadi.example' then '' else email end as email,
  array(select number from unnest(mobiles) number where number not like '+91 90000 0000_') as telephones,
  video_link, facebook, instagram, twitter, linkedin
from provider_details;

insert into content_versions (kind, language, version, body, at)
select 'contact', 'both', 1, jsonb_build_object('email', email, 'telephones', to_jsonb(telephones)), now()
from facts_before where email <> '' or cardinality(telephones) > 0;

insert into content_versions (kind, language, version, body, at)
select 'links', 'both', 1, jsonb_build_object('facebook', facebook, 'instagram', instagram, 'twitter', twitter,
  'linkedin', linkedin, 'film', video_link), now()
from facts_before where facebook || instagram || twitter || linkedin || video_link <> ''
  -- The demo writes its own.
  and facebook not like '%.example/%';

insert into content_versions (kind, language, version, body, at)
select 'branches', 'both', 1, jsonb_build_object('list', jsonb_agg(jsonb_build_object('name_en', name_en, 'name_mr', name_mr,
  'address_en', address_en, 'address_mr', address_mr, 'email', email, 'phone', phone) order by position)), now()
from branches where email not like '%@saptapadi.example' having count(*) > 0;

insert into content_versions (kind, language, version, body, at)
select 'banners', 'both', 1, jsonb_build_object('list',
  jsonb_agg(jsonb_build_object('image', image, 'alt_en', alt_en, 'alt_mr', alt_mr) order by id)), now()
from banners where is_shown and id::text not like '01941f29-7c00-7b01-8a01-6b1d5c1f0a0_' having count(*) > 0;

insert into content_published (kind, language, version, at) select kind, language, version, at from content_versions;

-- The claims of the first page, for the provider to confirm, change or drop.
insert into content_versions (kind, language, version, body, at) values ('home', 'both', 1, jsonb_build_object(
  'claims', jsonb_build_array(
    jsonb_build_object('figure_en', '35+', 'figure_mr', '३५+', 'words_en', 'years of experience', 'words_mr', 'वर्षांचा अनुभव'),
    jsonb_build_object('figure_en', '10,000+', 'figure_mr', '१०,०००+', 'words_en', 'marriages settled', 'words_mr', 'विवाह जुळले')),
  'about_title_en', 'We began with a register and a telephone',
  'about_title_mr', 'सुरुवात एका नोंदवहीने आणि एका टेलिफोनने झाली',
  'about_en', 'For more than thirty-five years parents have come to our office with a biodata and a hope, and more than ten thousand marriages have been settled. The register is now online; the work is the same. We know the families, and we make the introduction.',
  'about_mr', 'पस्तीस वर्षांहून अधिक काळ आई-वडील आमच्या कार्यालयात बायोडाटा आणि आशा घेऊन येत आहेत, आणि दहा हजारांहून अधिक विवाह जुळले आहेत. नोंदवही आता ऑनलाइन आहे; काम मात्र तेच आहे. आम्ही कुटुंबांना ओळखतो आणि भेट घालून देतो.'),
  now());

-- The written pages become Markdown, with placeholders for the facts.
-- The first quantifier of an expression decides for all of it whether it takes as little as possible.
create function markdown_of(html text) returns text language plpgsql immutable as $$
declare r text := html;
begin
  r := regexp_replace(r, '</?(?:span|em|i|blockquote)\M[^>]*>', '', 'g');
  r := regexp_replace(r, '<a href="([^"]*?)"[^>]*?>(.*?)</a>', '[\2](\1)', 'g');
  r := regexp_replace(r, '</?(?:strong|b)>', '**', 'g');
  r := regexp_replace(r, '<h[12]\M[^>]*?>(.*?)</h[12]>', E'\n\n## \\1\n\n', 'g');
  r := regexp_replace(r, '<h[34]\M[^>]*?>(.*?)</h[34]>', E'\n\n### \\1\n\n', 'g');
  r := regexp_replace(r, '<li>\s*?(.*?)\s*?</li>', E'\n- \\1', 'g');
  r := regexp_replace(r, '<br\s*/?>', E'\n', 'g');
  r := regexp_replace(r, '</?(?:p|ul|ol|table|tr|hr)\M[^>]*>', E'\n\n', 'g');
  r := regexp_replace(r, '<[^>]*>', '', 'g');
  r := replace(replace(replace(replace(replace(r, '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&');
  r := regexp_replace(r, '\n[ \t]+', E'\n', 'g');
  -- Twice, because the end of one match is the beginning of the next.
  r := regexp_replace(r, '(\n- [^\n]*)\n+(?=- )', E'\\1\n', 'g');
  r := regexp_replace(r, '(\n- [^\n]*)\n+(?=- )', E'\\1\n', 'g');
  r := regexp_replace(r, '\n{3,}', E'\n\n', 'g');
  return btrim(r, E' \n');
end $$;

create temporary table pages_before on commit drop as
select name, title_en, title_mr, html_en, html_mr,
  name = 'about-us' and html_en like '%More than thirty-five years and more than ten thousand marriages later%' as is_made_up
from written_pages;
update pages_before set
  html_en = regexp_replace(html_en, '<p><strong>The Grievance Officer, Saptapadi</strong>.*?</p>',
    '<p><strong>{officer}</strong><br>Grievance Officer, {name}<br>{address}<br>E-mail: {officer_email}<br>Telephone: {officer_telephone}</p>'),
  html_mr = regexp_replace(html_mr, '<p><strong>तक्रार निवारण अधिकारी, सप्तपदी</strong>.*?</p>',
    '<p><strong>{officer}</strong><br>तक्रार निवारण अधिकारी, {name}<br>{address}<br>ई-मेल: {officer_email}<br>फोन: {officer_telephone}</p>')
where name = 'grievance';
update pages_before set
  html_en = replace(html_en, 'the courts at Pune decide', 'the courts at {city} decide'),
  html_mr = replace(html_mr, 'अधिकार पुणे येथील', 'अधिकार {city} येथील')
where name = 'terms';

-- Of the page about the provider only what the product itself does is said; the story of the house is a draft.
insert into content_versions (kind, language, version, body, at)
select name, 'en', 1, jsonb_build_object('title', title_en, 'text', markdown_of(case when is_made_up
  then regexp_replace(regexp_replace(html_en, '^.*?(?=<h2>What we do</h2>)', ''), '<h2>The name</h2>.*$', '') else html_en end)), now()
from pages_before
union all
select name, 'mr', 1, jsonb_build_object('title', title_mr, 'text', markdown_of(case when is_made_up
  then regexp_replace(regexp_replace(html_mr, '^.*?(?=<h2>आम्ही काय करतो</h2>)', ''), '<h2>नावाविषयी</h2>.*$', '') else html_mr end)), now()
from pages_before;
insert into content_versions (kind, language, version, body, at)
select name, 'en', 2, jsonb_build_object('title', title_en, 'text', markdown_of(html_en)), now() from pages_before where is_made_up
union all
select name, 'mr', 2, jsonb_build_object('title', title_mr, 'text', markdown_of(html_mr)), now() from pages_before where is_made_up;

-- The pages that bind the provider wait for the provider's word, unless families read them already.
insert into content_published (kind, language, version, at)
select kind, language, version, at from content_versions
where language <> 'both' and version = 1
  and (kind not in ('terms', 'privacy', 'refunds') or exists (select from members));

drop function markdown_of(text);
drop table provider_details, banners, branches, written_pages;
