import { expectationFields, type FieldTable, familyFields, memberFields } from './profile-fields.ts'

type Limits<T extends FieldTable> = { [F in keyof T as T[F] extends { max: number } ? F : never]: number }
const limitsOf = <T extends FieldTable>(table: T) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, row]) => ('max' in row ? [[name, row.max]] : [])),
  ) as Limits<T>

/**
 * How long each field may be, by its name on the wire: the schemas refuse more, and a form lets no more be typed. A field
 * that shares its name with another is named with the list around it.
 */
export const maxLength = {
  ...limitsOf(memberFields),
  ...limitsOf(familyFields),
  ...limitsOf(expectationFields),
  email: 32,
  password: 128,
  registration_no: 20,
  'relatives.surname': 14,
  'relatives.goan': 14,
  phone: 20,
  custom_type_name: 25,
  'family_members.name': 14,
  'family_members.education': 20,
  'family_members.occupation': 19,
  'family_members.working_place': 17,
  details: 68,
  place: 10,
  /** Each of the degrees that a family names in its expectations. */
  expected_educations: 30,
  message: 500,
  city: 30,
  /** Of a success story: a sentence or two. */
  story_words: 280,
  nominee_name: 55,
  /** On a copy of one's own biodata. */
  mother_name: 45,
  nominee_relation: 25,
  comment: 500,
  complaint_name: 60,
  complaint: 2000,
  /** Of a saved search. */
  search_name: 40,
  passkey_name: 40,
} as const
