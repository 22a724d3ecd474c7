import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { MemberLetterKind } from '#domain/office/member-letters.ts'

/** What went wrong, what strangers and staff did, and what families are told of both. */
export interface TrustTables {
  incidents: {
    id: string
    number: Generated<string>
    sealed: Buffer
    known_at: Date
    recorded_at: Date
    recorded_by: string
    cert_in_at: Date | null
    board_at: Date | null
    version: Generated<number>
  }
  incident_notices: {
    id: string
    incident_id: string
    sealed: Buffer
    chosen: ColumnType<Record<string, unknown>, string, never>
    written_by: string
    written_at: Date
    finished_at: Date | null
  }
  incident_members: {
    id: string
    incident_id: string
    notice_id: string
    member_id: string | null
    told_at: Date | null
  }
  member_letters: {
    id: string
    kind: MemberLetterKind
    sealed: Buffer
    chosen: ColumnType<Record<string, unknown>, string, never>
    written_by: string
    written_at: Date
    finished_at: Date | null
  }
  letter_members: {
    id: string
    letter_id: string
    member_id: string
    told_at: Date | null
    once_in: string | null
  }
  complaint_papers: {
    complaint_id: string
    kind: 'pdf' | 'jpeg' | 'png'
    sealed: Buffer
    added_at: Date
  }
  security_events: {
    id: string
    at: Date
    event: string
    member_id: string | null
    staff_id: string | null
    code: string | null
    call: string | null
    count: Generated<number>
    address_hash: Buffer | null
    contact_hash: Buffer | null
    sealed: Buffer | null
  }
  rules_notices: {
    quarter: string
    begun_at: Date
    told_up_to: string | null
    told: Generated<number>
    finished_at: Date | null
  }
  figures_by_day: {
    figure: string
    day: Day
    series: string
    key: Generated<string>
    value: number
  }
  figure_days: { day: Day; counted_at: Date }
  trust_months: {
    month: string
    text: string
    hash: Buffer
    audit_seq: number
    sealed_at: Date
  }
}
