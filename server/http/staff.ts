import type { StaffRole } from '#domain/office/staff.ts'

/** Who makes a call of the office, read from the database for each request. */
export interface StaffMember {
  id: string
  name: string
  email: string
  role: StaffRole
  isDemo: boolean
  /** Logout ends exactly this session. */
  sessionHash: Buffer
  sessionEndsAt: Date
}

/** Finds the owner of a session of the office. The app hands one in, because sessions belong to features/office/staff. */
export type FindStaff = (token: string, now: Date) => Promise<StaffMember | null>
