import type { Generated } from 'kysely'
import type { CallerRequestKind } from '#domain/access/caller-requests.ts'
import type { Day } from '#domain/calendar.ts'
import type { ReviewDecision, ReviewKind } from '#domain/office/review.ts'
import type { StaffRole } from '#domain/office/staff.ts'
import type { StaffReadKind } from '#domain/office/staff-reads.ts'
import type { ComplaintKind } from '#domain/site/complaints.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** The provider's people, what waits for their decision and what they did. */
export interface OfficeTables {
  staff: {
    id: string
    email: string
    name: string
    role: StaffRole
    password_hash: string
    totp_sealed: Buffer | null
    totp_last_step: Generated<number>
    is_demo: Generated<boolean>
    joined_at: Date
    retired_at: Date | null
    morning_letter: Generated<boolean>
    urgent_letter: Generated<boolean>
  }
  staff_sessions: {
    token_hash: Buffer
    staff_id: string
    address_hash: Buffer
    id: Generated<string>
    browser: string | null
    system: string | null
    created_at: Date
    last_used_at: Generated<Date>
    expires_at: Date
    revoked_at: Date | null
  }
  staff_logins: {
    token_hash: Buffer
    staff_id: string
    wrong_codes: Generated<number>
    expires_at: Date
    used_at: Date | null
  }
  staff_recovery_codes: {
    staff_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  staff_invitations: {
    token_hash: Buffer
    id: string
    email: string
    role: StaffRole
    totp_sealed: Buffer
    staff_id: string | null
    invited_by: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
    withdrawn_at: Date | null
  }
  member_notes: {
    id: string
    member_id: string
    staff_id: string
    kind: 'note' | 'call'
    text: string
    agreed: Generated<string>
    next_call_on: Day | null
    at: Date
  }
  complaints: {
    id: string
    number: string
    kind: ComplaintKind
    sealed: Buffer
    about_id: string | null
    language: Language
    made_at: Date
    contact_confirmed_at: Date | null
    settle_by: Date
    acknowledged_at: Date | null
    settled_at: Date | null
  }
  review_items: {
    id: Generated<string>
    kind: ReviewKind
    subject_id: string
    member_id: string | null
    version: Generated<number>
    since: Date
    due_at: Date
    is_below: Generated<boolean>
    claimed_by: string | null
    claimed_until: Date | null
    decided_at: Date | null
  }
  review_decisions: {
    id: string
    item_id: string
    kind: ReviewKind
    subject_id: string
    member_id: string | null
    version: number
    staff_id: string
    decision: ReviewDecision
    reason: Generated<string>
    /** What an undo writes back, sealed. */
    before: Buffer | null
    decided_at: Date
    undo_until: Date
    undone_at: Date | null
    told_at: Date | null
  }
  review_looks: {
    item_id: string
    version: number
    staff_id: string
    part: 'photo' | 'front' | 'back'
    looked_at: Date
  }
  suspensions: { member_id: string; was: 'active' | 'paused'; at: Date }
  contact_reveals: { staff_id: string; day: Day; count: number }
  caller_requests: {
    id: string
    member_id: string
    double_id: string | null
    kind: CallerRequestKind
    way: 'codes' | 'visit' | 'notice'
    mobile: string | null
    dial_code: string | null
    country_code: string | null
    email: string | null
    asked_by: string
    asked_at: Date
    prove_until: Date
    new_code_at: Date | null
    owner_code_at: Date | null
    double_code_at: Date | null
    entered_at: Date | null
    entered_by: string | null
    confirmed_at: Date | null
    confirmed_by: string | null
    takes_effect_at: Date | null
    object_hash: Buffer | null
    done_at: Date | null
    objected_at: Date | null
    cancelled_at: Date | null
  }
  counter_drafts: {
    id: string
    staff_id: string
    sealed: Buffer | null
    member_id: string | null
    saved_at: Date
  }
  staff_reads: {
    staff_id: string
    kind: StaffReadKind
    /** Null where a search found nobody. */
    member_id: string | null
    day: Day
    count: number
    last_at: Date
  }
  audit: {
    seq: number
    at: Date
    staff_id: string | null
    act: string
    member_id: string | null
    sealed: Buffer | null
    prev_hash: Buffer
    hash: Buffer
  }
  audit_head: { id: Generated<number>; seq: number; hash: Buffer }
  member_keys: { member_id: string; wrapped: Buffer | null; created_at: Date; destroyed_at: Date | null }
}
