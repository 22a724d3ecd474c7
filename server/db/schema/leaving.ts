import type { Generated } from 'kysely'
import type { Day } from '#domain/calendar.ts'

/** What remains of members who left, and the success stories told when leaving. */
export interface LeavingTables {
  leaving_reasons: {
    member_id: string
    reason: 'found_here' | 'found_elsewhere' | 'other'
    comment: Generated<string>
    story_id: string | null
    told_at: Date
  }
  departures: {
    member_id: string
    left_at: Date
    erase_on: Day
    wrapped_key: Buffer
    sealed: Buffer
    files: Generated<string[]>
    mobile_hash: Buffer | null
    email_hash: Buffer | null
    is_return_refused: Generated<boolean>
    /** The record into which this one was merged. */
    merged_into: string | null
  }
  nominees: { member_id: string; sealed: Buffer; named_at: Date }
  success_stories: {
    id: string
    groom_registration_no: string | null
    groom_first_name: string | null
    groom_last_name: string | null
    groom_address: string | null
    bride_registration_no: string | null
    bride_first_name: string | null
    bride_last_name: string | null
    bride_address: string | null
    image: string | null
    /** The member who told it when leaving; null for a story that the provider wrote. */
    told_by: string | null
    partner_id: string | null
    told_at: Date | null
    stored_as: string | null
    confirmed_at: Date | null
    denied_at: Date | null
    rejected_at: Date | null
    rejection_reason: string | null
    published_at: Date | null
    taken_down_at: Date | null
    /** Who of the office wrote it, and how the couple agreed. */
    written_by: string | null
    consent: string | null
    ordered_at: Date | null
    version: Generated<number>
  }
}
