import type { StaffActName } from '#domain/office/audit.ts'
import type { Db } from '#server/db/open.ts'
import type { StaffMember } from './staff.ts'

/** Plain values by the name of their field. */
export type ActValues = Readonly<Record<string, string | number | boolean | null>>

/** An act as the audit records it. */
export interface Act<A extends StaffActName = StaffActName> {
  act: A
  /** Who did it, where that is not the caller: at a login nobody is logged in yet. */
  staff?: Pick<StaffMember, 'id'>
  /** Whose record it concerns. */
  memberId?: string | null
  before?: ActValues
  after?: ActValues
  reason?: string
}

/** What the work of an act returns: the act, or any number of them, and what the caller goes on with. */
type Done<A extends StaffActName, T> = (Act<A> | { acts: readonly Act<A>[] }) & { result?: T }

/**
 * Opens a transaction for the work, writes the acts that it returns as the last statements, and gives its result. Each act
 * waits for the one before it in the chain, and taking other locks afterwards could deadlock.
 */
export type InAct<A extends StaffActName = StaffActName> = <T = void>(
  work: (trx: Db) => Promise<Done<A, T>>,
) => Promise<T>

/** Who acts, and when. `staff` is null for the server itself. */
export interface Actor {
  staff: Pick<StaffMember, 'id'> | null
  now: Date
}

/** Writes acts. The app hands one in, because the audit belongs to features/shared/audit. */
export type ActsOf = (actor: Actor) => InAct
