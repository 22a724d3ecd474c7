-- Words that no family writes of its child, that fit a groom alone, or that another list spells otherwise. An entry that the
-- provider has put into other words keeps them, and so does one whose better word another entry of its list already has.
with better (id, was_en, was_mr, name_en, name_mr) as (values
  ('01941f29-7c00-70ac-89b2-79f0d0c0d5d3'::uuid, 'Divorced, with children', 'घटस्फोटित, मुले असलेले',
    'Divorced, with children', 'घटस्फोटित, मुले आहेत'),
  ('01941f29-7c00-7a1a-98ff-6d9127fc2c26', 'Widow / Widower', 'विधवा / विधुर',
    'Widowed', 'जोडीदाराचे निधन'),
  ('01941f29-7c00-734c-8db6-01dc8f582619', 'Widow / Widower, with children', 'विधवा / विधुर, मुले असलेले',
    'Widowed, with children', 'जोडीदाराचे निधन, मुले आहेत'),
  ('01941f29-7c00-7191-a122-65949adae6ea', 'Nursing, Physiotherapy, Paramedical', 'परिचारिका, फिजिओथेरपी, पॅरामेडिकल',
    'Nursing, Physiotherapy, Paramedical', 'नर्सिंग, फिजिओथेरपी, पॅरामेडिकल'),
  ('01941f29-7c00-73cd-9604-97bf96e7b9d7', 'Heavy', 'स्थूल',
    'Well-built', 'भरीव'),
  ('01941f29-7c00-7412-8c1b-eab698581934', 'Simple', 'साधे',
    'Simple', 'साधा')
), changed as (
  update options set name_en = better.name_en, name_mr = better.name_mr
  from better
  where options.id = better.id and options.name_en = better.was_en and options.name_mr = better.was_mr
    and not exists (
      select from options other
      where other.type = options.type and other.id <> options.id and other.retired_at is null
        and (lower(other.name_en) = lower(better.name_en) or lower(other.name_mr) = lower(better.name_mr))
    )
  returning options.type
)
update option_lists set version = version + 1 where type in (select type from changed);

update countries set name_mr = 'ॲलँड बेटे' where code = 'AX' and name_mr = 'अ‍ॅलँड बेटे';

-- The former spelling still finds the town.
update birth_places set name_mr = better.name_mr, also_known_as = also_known_as || split_part(better.was_mr, ',', 1)
from (values
  ('9088f089-18a3-5705-b982-eecc96c4b311'::uuid, 'चंडीगड', 'चंदीगड'),
  ('d046aa8e-74bf-5c66-b5e7-dcd15d602016', 'मीरा-भाईंदर, ठाणे', 'मिरा-भाईंदर, ठाणे'),
  ('bfc2d25e-48d5-5f83-a25b-044081120b96', 'कोइम्बतूर, तमिळनाडू', 'कोइंबतूर, तमिळनाडू'),
  ('695c888d-a2fa-531e-a688-78ac2eaa4b64', 'फरिदाबाद, हरियाणा', 'फरीदाबाद, हरियाणा'),
  ('0a01f5db-3277-55b6-be4c-e11e0050f1f0', 'बहारीन (मनामा), बहारीन', 'बहरीन (मनामा), बहरीन')
) as better (id, was_mr, name_mr)
where birth_places.id = better.id and birth_places.name_mr = better.was_mr;
