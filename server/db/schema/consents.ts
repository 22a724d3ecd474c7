import type { GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { ConsentName } from '#domain/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** Where somebody agreed: on a page, by the link or code that a candidate got, at the counter, or by leaving. */
export type ConsentChannel = 'registration' | 'site' | 'link' | 'code' | 'counter' | 'leaving'

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
