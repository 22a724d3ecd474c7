import type { Db } from '#server/db/open.ts'

interface ContactView {
  viewerId: string
  viewedId: string
  at: Date
}

/** Records a spent view in its own transaction, so that the family is told of every view and of no other. */
export type RecordContactView = (trx: Db, view: ContactView) => Promise<void>
