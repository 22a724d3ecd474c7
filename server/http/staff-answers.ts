import type { Endpoint } from '#contract/endpoint.ts'
import type { StaffMember } from './staff.ts'

/** An answer to staff, as it leaves. */
export interface ShownAnswer {
  staff: StaffMember
  /** The path of the call, which names the list. */
  call: string
  /** The answer's own text: what the schema has left out is not in it, and what a handler forgets to tell is. */
  text: string
  /** Whether the call may still be refused. One that has written may not: its answer is the only word of it. */
  mayRefuse: boolean
  now: Date
}

/** What staff are shown of families. The app hands it in, because it belongs to features/shared/staff-reads. */
export interface StaffAnswers {
  /** Refuses whoever has been shown as many families as a day allows, before a call writes what its answer is about. */
  refuseIfUsedUp(staff: StaffMember, now: Date): Promise<void>
  /** Notes which families an answer shows. Returns whether it shows any that the last look at the same call did not. */
  note(shown: ShownAnswer): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose data the answer opens to staff. Null for an answer that shows no family. */
    opens: Endpoint['opens'] | null
  }
}
