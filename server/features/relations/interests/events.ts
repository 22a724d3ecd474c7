import type { Db } from '#server/db/open.ts'

/** Something that one member did and the other is told of. */
export interface InterestEvent {
  /**
   * An interest that was taken back and is sent again rings the bell, but no second message goes out for it. `taken_back`
   * withdraws what was told of it.
   */
  kind: 'sent' | 'sent_again' | 'reminded' | 'accepted' | 'rejected' | 'taken_back'
  interestId: string
  fromId: string
  toId: string
  at: Date
}

/** Records an event in the transaction of the event itself, so that neither is there without the other. */
export type RecordInterestEvent = (trx: Db, event: InterestEvent) => Promise<void>
