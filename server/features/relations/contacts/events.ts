import type { RawBuilder } from 'kysely'
import type { ParametersOf } from '#server/db/compiled-query.ts'

/** Who opened whose contact, and the id of the notification. */
interface ContactViewed {
  noticeId: string
  fromId: string
  toId: string
  at: Date
}

/**
 * The part of a statement that tells the family of a spent view, for a WITH of the statement that spends it: the family is told of
 * every view and of no other. It tells of each row of `changed`, another part of the same WITH.
 */
export type TellOfContactView = (values: ParametersOf<ContactViewed>) => RawBuilder<unknown>
