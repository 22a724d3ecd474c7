-- A name as staff look for it, in whichever script it was written: पाटील and Patil have one key. Each sound is one letter
-- (capitals are aspirates: kh is K), and a short or long a is left out except at the beginning, because Devanagari does not
-- write the short one and Latin spellings differ in it (Bhosale, Bhosle).
create function name_key(name text) returns text language sql immutable parallel safe returns null on null input as $$
  select left(spelled, 1) || regexp_replace(
    regexp_replace(replace(substr(spelled, 2), 'a', ''), 'vh', 'v', 'g'), '(.)\1+', '\1', 'g')
  from (
    select regexp_replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          replace(replace(replace(replace(
            regexp_replace(lower(normalize(name, nfc)), 'ं(?=[पफबभम])', 'म', 'g'),
          'ज्ञ', 'dny'), 'ृ', 'ru'), 'ऋ', 'ru'),
          'ऐ', 'ai'), 'औ', 'au'), 'ee', 'i'), 'oo', 'u'), 'ou', 'u'),
          'chh', 'C'), 'ch', 'C'), 'kh', 'K'), 'gh', 'G'), 'th', 'T'), 'dh', 'D'), 'ph', 'P'), 'bh', 'B'), 'sh', 'S'), 'x', 'kS'),
        'कखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहअआइईउऊएओऍॲऑिीुूेैोौॉंyfwzqc',
        'kKgGnCCjjntTdDntTdDnpPbBmirrllvSSshaaiiuueoaaoiiuueiouoniPvjkk'),
      '[^a-zCKGTDPBS ]', '', 'g') as spelled
  ) letters
$$;
