import { broken } from '#contract/field-words.ts'
import { type ComplaintKind, hoursToAcknowledge, hoursToSettle } from '#domain/site/complaints.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

const hourInMs = 3_600_000

interface ComplaintClock {
  kind: ComplaintKind
  madeAt: Date
  acknowledgedAt: Date | null
}

/** When the complaint must be settled. */
export const settleBy = ({ kind, madeAt }: Pick<ComplaintClock, 'kind' | 'madeAt'>): Date =>
  new Date(madeAt.getTime() + hoursToSettle[kind] * hourInMs)

/** When the next step is due: the acknowledgement, or the settlement where that comes first. */
export function dueAt(complaint: ComplaintClock): Date {
  const settlement = settleBy(complaint)
  const acknowledgement = new Date(complaint.madeAt.getTime() + hoursToAcknowledge * hourInMs)
  return complaint.acknowledgedAt || settlement < acknowledgement ? settlement : acknowledgement
}

/** How a complainant can be reached. One of the two may be empty. */
export interface Reach {
  email: string
  mobile: string
}

/** Refuses a complaint whose complainant could not be answered. */
export function refuseUnreachable({ email, mobile }: Reach): void {
  if (!email && !mobile) throw new Refusal('bad_input', { fields: { email: broken('way_to_reach') } })
}

/**
 * Whether somebody waits for an answer. Nobody does where the service made the complaint by itself. An order may name only a
 * postal address.
 */
export const hasSomebodyToAnswer = ({ kind, email, mobile }: Reach & { kind: ComplaintKind }): boolean =>
  kind === 'order' || email !== '' || mobile !== ''

export type PaperKind = Schema['complaint_papers']['kind']

const firstBytes: readonly [PaperKind, Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
]

/** The kind of a file by its first bytes, whatever its name says. Null for a file that is not accepted as a paper. */
export const paperKindOf = (bytes: Buffer): PaperKind | null =>
  firstBytes.find(([, bytesOfKind]) => bytes.subarray(0, bytesOfKind.length).equals(bytesOfKind))?.[0] ?? null
