-- The pages of the first day say member, photo and screen names by the same Marathi words as the rest of the site, and a
-- helpline can be dialled by a touch.
update written_pages set
  html_en = regexp_replace(html_en, '\m(1930|112|181)\M', '<a href="tel:\1">\1</a>', 'g'),
  html_mr = replace(replace(replace(html_mr,
    '१९३०', '<a href="tel:1930">१९३०</a>'),
    '११२', '<a href="tel:112">११२</a>'),
    '१८१', '<a href="tel:181">१८१</a>')
where name in ('safety', 'grievance');

update written_pages set html_mr =
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(html_mr,
    'छायाचित्रे विवाहेच्छू व्यक्तीचीच आहेत', 'फोटो विवाहेच्छू व्यक्तीचेच आहेत'),
    'नियमांत न बसणारे छायाचित्र', 'नियमांत न बसणारा फोटो'),
    'तुमची खासगी किंवा खोटी छायाचित्रे तुम्ही कळवल्यापासून २४ तासांत काढली जातात',
    'तुमचे खासगी किंवा खोटे फोटो तुम्ही कळवल्यापासून २४ तासांत काढले जातात'),
    'छायाचित्रातील ठिकाणाची आणि कॅमेऱ्याची माहिती ते येताच', 'फोटोतील ठिकाणाची आणि कॅमेऱ्याची माहिती तो येताच'),
    'छायाचित्रांची मागणी. ती कधीही', 'फोटोंची मागणी. ते कधीही'),
    'छायाचित्रे', 'फोटो'),
    'छायाचित्र', 'फोटो'),
    'सभासद', 'सदस्य'),
    'मूळ गाव', 'मूळ ठिकाण'),
    'My Settings मध्ये', '‘माझी सेटिंग्ज’मध्ये'),
    'My Profile मध्ये', '‘माझी माहिती’मध्ये'),
    'स्थळावरील Report वापरा', 'स्थळावरील ‘तक्रार करा’ वापरा');
