-- The written pages and the lists of choices speak to a family as the rest of the site does: तुम्ही, and one word for each
-- thing that the menus name.
update written_pages set html_mr =
  replace(replace(replace(replace(replace(replace(html_mr,
    'कुटुंबे आपली माहिती स्वतः लिहितात', 'कुटुंबे त्यांची माहिती स्वतः लिहितात'),
    'आपली माहिती ‘माझी माहिती’मध्ये', 'तुमची माहिती ‘माझी माहिती’मध्ये'),
    'तुम्ही केव्हाही स्थळ थांबवू किंवा काढून टाकू शकता', 'तुम्ही केव्हाही नोंदणी तात्पुरती थांबवू किंवा रद्द करू शकता'),
    'ती नष्ट करून घ्या: स्थळ काढून टाका किंवा', 'ती नष्ट करून घ्या: नोंदणी रद्द करा किंवा'),
    'संमती केव्हाही मागे घ्या; मग स्थळ काढून टाकले जाते', 'संमती केव्हाही मागे घ्या; मग नोंदणी रद्द केली जाते'),
    'त्याआधी स्थळ काढून टाकल्यास', 'त्याआधी नोंदणी रद्द केल्यास');

update options set name_mr = 'सुदृढ' where type = 'BODY_STRUCTURE' and name_mr = 'कसदार';
update options set name_mr = 'खासगी नोकरी' where type = 'OCCUPATION_TYPE' and name_mr = 'खाजगी नोकरी';
