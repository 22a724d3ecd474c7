import { type FieldTable, familyFields, memberFields } from '#contract/profile-fields.ts'
import type { CompletenessFields } from '#domain/families/completeness.ts'
import type { MemberRecord } from './queries.ts'

const counted = (table: FieldTable, row: object | null, within = '') =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) =>
      field.counts ? [[`${within}${name}`, (row as Readonly<Record<string, unknown>> | null)?.[field.column]]] : [],
    ),
  )

/**
 * The fields that count towards a whole profile, by their paths on the wire, in the order of the edit form. What a family
 * may not have, such as a middle name, a brother or a property, does not count.
 */
export const completenessFields = (row: MemberRecord): CompletenessFields => ({
  images: row.photos.length || null,
  ...counted(memberFields, row),
  ...counted(familyFields, row.family, 'family_details.'),
  'expectation.patrika_match': row.expectation?.patrika_match,
})
