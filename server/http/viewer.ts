import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { Day } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import type { Row } from '#server/db/schema.ts'

/** What the kundali and the devak criterion know of a member. */
export type BirthDetails = Pick<Row<'members'>, 'nakshatra_id' | 'charan_id' | 'raas_id' | 'mangal' | 'devak_id'>

/** What a member told of themselves, as far as scores, wishes and searches look at it. */
export type MemberFacts = BirthDetails &
  Pick<Row<'members'>, 'marital_status_id' | 'date_of_birth' | 'height_cm' | 'work_location_id' | 'native_district_id'>

/** The member who makes a call, read once per request. Whatever decides what may be seen or done takes this. */
export interface Viewer {
  /** The profile that the person acts for in this session. */
  id: string
  /** Who logged in: password, devices and sessions are this person's. */
  personId: string
  /** The profile is registered with this person's contact. Others of the family were invited. */
  isOwner: boolean
  /** Who of the family it is, as far as the family said. */
  role: FamilyRole
  /** The candidate keeps the last word on accepting and on showing the candidate's own number. */
  candidateDecides: boolean
  gender: Gender
  verified: boolean
  /** The record was imported and its family has not agreed to anything yet: it may read, and act only once it has. */
  awaitsConsent: boolean
  /** A paused member is in no list, sends no interest and spends no contact view. */
  paused: boolean
  paid: boolean
  /** Hides when the family was last here, and reads nobody's last use. */
  hidesLastUse: boolean
  /** The day on which the family was here before today, or null at its first visit. */
  previousUse: Day | null
  /** The viewer's own horoscope, devak and other facts that profiles and searches compare with. */
  facts: MemberFacts
  /**
   * Everybody whom counts and searches leave out: blocked in either direction, or another profile of the same person. Whatever
   * shows a member asks the database again.
   */
  blocked: readonly string[]
  /** Logout ends exactly this session. */
  sessionHash: Buffer
}

/** Finds the member who makes a call. The app hands one in, because sessions belong to features/access. */
export interface Viewers {
  /** The answer may be a few minutes old, which is good enough to admit a call but not to refuse one. */
  byAuthorization(header: string | undefined, now: Date): Promise<Viewer | null>
  /** Reads the owner of a session from the database, for a ticket that the session was given. */
  bySession(sessionHash: Buffer, now: Date): Promise<Viewer | null>
  /** Reads the viewer from the database again, for use before a refusal. */
  readAgain(viewer: Viewer, now: Date): Promise<Viewer | null>
}
