import { listedFamiliesADay, recordsADay, recordsADayToTell } from '#domain/office/staff-reads.ts'
import type { StaffMember } from '#server/http/staff.ts'

/** A screen that loads itself again within this time is the same look. */
export const sameLookMinutes = 5

interface RecordLook {
  staff: Pick<StaffMember, 'role'>
  /** How many different records this person has opened today. */
  opened: number
  /** Whether the record is not among them. */
  isFirst: boolean
}

/** All but ADMINs open only so many different records a day. The same record again is free. */
export const mayOpenRecord = ({ staff, opened, isFirst }: RecordLook): boolean =>
  !isFirst || staff.role === 'ADMIN' || opened < recordsADay

/** Admins are told once a day that somebody has opened unusually many records. */
export const isWorthTelling = ({ staff, opened, isFirst }: RecordLook): boolean =>
  isFirst && staff.role !== 'ADMIN' && opened + 1 === recordsADayToTell

/** All but ADMINs are shown only so many different families a day in lists. A page of families seen before is free. */
export const mayBeShown = (
  staff: Pick<StaffMember, 'role'>,
  { before, after }: { before: number; after: number },
): boolean => staff.role === 'ADMIN' || after === before || after <= listedFamiliesADay
