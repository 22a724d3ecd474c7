import { dayMs, hourMs } from '#domain/durations.ts'
import { documentTypes } from '#domain/families/id-proof.ts'
import type { DocumentRow, PhotoRow } from './household.ts'
import { knownLogins } from './known-logins.ts'

interface DocumentSubject {
  index: number
  memberId: string
  photos: readonly PhotoRow[]
  joined: Date
  now: Date
}

/** Of the known logins, the two with a plan carry the mark, one was rejected, and one has sent nothing yet. */
const statusOfKnown = [null, 'rejected', 'approved', 'approved'] as const

/** Depends on the person's number, so that every page of a list has some members with the mark. */
function drawStatus(index: number) {
  if (index < knownLogins.length) return statusOfKnown[index] ?? null
  return Math.floor(index / 2) % 3 === 1 ? 'approved' : null
}

/** A decision about a document, whose files have been erased since. */
export function documentRows({ index, memberId, photos, joined, now }: DocumentSubject): DocumentRow[] {
  const status = drawStatus(index)
  if (!status) return []
  const submitted = Math.min(joined.getTime() + ((index % 20) + 1) * dayMs, now.getTime() - 7_200_000)
  return [
    {
      member_id: memberId,
      // No other row of this table or another one has it, and it draws nothing from the stream of random numbers.
      id: memberId,
      type: documentTypes[index % documentTypes.length] ?? 'PASSPORT',
      number_end: String(1000 + ((index * 7919) % 9000)),
      status,
      rejection_reason: status === 'rejected' ? 'The date of birth cannot be read. Please send a clearer photo.' : null,
      version: 1,
      submitted_at: new Date(submitted),
      decided_at: new Date(submitted + hourMs),
      withdrawn_at: null,
      checked_photo_id: photos[0]?.id ?? null,
    },
  ]
}
