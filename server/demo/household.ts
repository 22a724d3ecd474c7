import type { Insertable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type MemberRow = Insertable<Schema['members']>
export type DemoFamily = Insertable<Schema['family_details']>
export type DemoPhone = Insertable<Schema['family_phones']>
export type DemoSibling = Insertable<Schema['siblings']>
export type DemoRelative = Insertable<Schema['relatives']>
export type DemoProperty = Insertable<Schema['properties']>
export type ExpectationRow = Insertable<Schema['expectations']>
export type PhotoRow = Insertable<Schema['photos']>
export type DocumentRow = Insertable<Schema['documents']>
export type MembershipRow = Insertable<Schema['memberships']>

/** The rows of one member, by table. A table comes after the tables to which it refers. */
export interface Household {
  members: MemberRow[]
  family_details: DemoFamily[]
  family_phones: DemoPhone[]
  siblings: DemoSibling[]
  relatives: DemoRelative[]
  properties: DemoProperty[]
  expectations: ExpectationRow[]
  photos: PhotoRow[]
  documents: DocumentRow[]
  memberships: MembershipRow[]
}
export type HouseholdTable = keyof Household
