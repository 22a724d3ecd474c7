import type { Insertable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

export type MemberRow = Insertable<Schema['members']>
export type FamilyRow = Insertable<Schema['family_details']>
export type PhoneRow = Insertable<Schema['family_phones']>
export type SiblingRow = Insertable<Schema['siblings']>
export type RelativeRow = Insertable<Schema['relatives']>
export type PropertyRow = Insertable<Schema['properties']>
export type ExpectationRow = Insertable<Schema['expectations']>
export type PhotoRow = Insertable<Schema['photos']>
export type DocumentRow = Insertable<Schema['documents']>
export type MembershipRow = Insertable<Schema['memberships']>

/** The rows of one member, by table. A table comes after the tables to which it refers. */
export interface Household {
  members: MemberRow[]
  family_details: FamilyRow[]
  family_phones: PhoneRow[]
  siblings: SiblingRow[]
  relatives: RelativeRow[]
  properties: PropertyRow[]
  expectations: ExpectationRow[]
  photos: PhotoRow[]
  documents: DocumentRow[]
  memberships: MembershipRow[]
}
export type HouseholdTable = keyof Household
