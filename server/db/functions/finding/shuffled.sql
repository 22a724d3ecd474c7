-- The place of a member in the shuffle of one viewer and day: `shuffled` of domain/finding/fair-order.ts, with 32 bits.
create or replace function shuffled(number integer, seed bigint) returns bigint language sql immutable parallel safe as $$
  select last.mixed # (last.mixed >> 16) from
    (select ((number::bigint # seed) * 73244475) & 4294967295 as mixed) first,
    lateral (select ((first.mixed # (first.mixed >> 16)) * 73244475) & 4294967295 as mixed) last
$$;
