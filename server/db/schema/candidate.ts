import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Registrant } from '#domain/families/candidate-consent.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** The candidate's own yes. */
export interface CandidateTables {
  candidate_requests: {
    member_id: string
    registered_by: Registrant
    state: 'waiting' | 'yes' | 'no'
    answered_at: Date | null
    due_on: Day
    contact_sealed: Buffer | null
    contact_hash: Buffer | null
    language: Generated<Language>
    asked_at: Date | null
    reminders: Generated<number>
    registrant_told_on: Day | null
  }
  candidate_answers: {
    id: GeneratedAlways<number>
    member_id: string
    answer: 'yes' | 'later' | 'no' | 'not_me'
    channel: 'registration' | 'link' | 'code' | 'counter'
    contact_hash: Buffer | null
    at: Date
  }
  candidate_keys: {
    key_hash: Buffer
    member_id: string
    channel: 'link' | 'code'
    contact_hash: Buffer
    expires_at: Date
  }
}
