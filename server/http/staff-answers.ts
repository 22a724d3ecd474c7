import type { StaffMember } from './staff.ts'

/** An answer to staff, as it leaves. */
export interface ShownAnswer {
  staff: StaffMember
  /** The path of the call, which names the list. */
  call: string
  /** The answer's own text: what the schema has left out is not in it, and what a handler forgets to tell is. */
  text: string
  /** Whether the call may still be refused. One whose act is written may not: its answer is the only word of it. */
  mayRefuse: boolean
  now: Date
}

/** Notes which families an answer shows. The app hands one in, because it belongs to features/shared/staff-reads. */
export type NoteShown = (shown: ShownAnswer) => Promise<void>
