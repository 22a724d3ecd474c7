import type { RawBuilder } from 'kysely'
import type { ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'

/** Something that one member did about an interest and the other is told of. `taken_back` withdraws what was told of it. */
export type InterestEvent = 'sent' | 'reminded' | 'accepted' | 'confirmed' | 'rejected' | 'taken_back'

/** Who did it to whom, and the id of the notification. */
export interface EventValues {
  noticeId: string
  fromId: string
  toId: string
  at: Date
}

/**
 * The part of a statement that tells of an event, for a WITH of the statement that makes it: neither is there without the
 * other, and both take one round trip. It tells of each row of `changed`, another part of the same WITH, which has the
 * `id` of the interest and for `sent` whether it is `repeated`: one that was taken back and is sent again appears among
 * the notifications only.
 */
export type TellOfInterest = (event: InterestEvent, values: ParametersOf<EventValues>) => RawBuilder<unknown>

/** Tells a candidate that the others of the family ask for a word about this interest, also where they asked before. */
export type TellCandidate = (
  trx: Db,
  ask: { memberId: string; fromId: string; sourceId: string; at: Date },
) => Promise<void>
