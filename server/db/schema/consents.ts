import type { GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { ConsentName } from '#domain/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'

/**
 * Where somebody agreed or withdrew: on a page, by the link or code that a candidate got, at the counter, by leaving, by a STOP
 * over WhatsApp, or by another number than the one that was agreed to.
 */
export type ConsentChannel =
  | 'registration'
  | 'site'
  | 'link'
  | 'code'
  | 'counter'
  | 'leaving'
  | 'whatsapp'
  | 'new_number'

/** Who agreed to what. */
export interface ConsentTables {
  consents: {
    id: GeneratedAlways<number>
    member_id: string
    text: ConsentName
    version: number
    language: Language
    act: 'given' | 'withdrawn'
    channel: ConsentChannel
    at: Date
    /** The last day of a bare proof, from the erasure on. */
    proof_until: Day | null
  }
}
