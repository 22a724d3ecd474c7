import { type RawBuilder, sql } from 'kysely'

/**
 * What the accounts of one circle have in common, a row for each: numbers by their last ten digits, addresses of e-mail, and the
 * people who act for them. `people` is a query or a table with the ids of members.
 */
export const contactsOf = (people: RawBuilder<unknown>) => sql`
  select members.id, contact from ${people} people join members on members.id = people.id,
    lateral (values (right(members.mobile, 10)), (lower(members.email))) as own (contact) where contact is not null
  union select people.id, right(regexp_replace(family_phones.phone, '\\D', '', 'g'), 10)
    from ${people} people join family_phones on family_phones.member_id = people.id
  union select people.id, profile_persons.person_id::text
    from ${people} people join profile_persons on profile_persons.member_id = people.id`
