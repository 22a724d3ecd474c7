import type { z } from 'zod'
import type { claimPhotos, decidedReviews, reviewQueue } from '#contract/office/review.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { NearCopy } from '#server/features/families/photos/near-copies.ts'
import { officePhotoAddress } from '#server/features/families/photos/present.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import type { DecidedRow, PhotoRow, QueueRow } from './queries.ts'
import { reasonOf } from './rules.ts'

type WaitingAnswer = z.input<typeof reviewQueue.output>['list'][number]
type Photo = z.input<typeof claimPhotos.output>['list'][number]
type DecidedAnswer = z.input<typeof decidedReviews.output>['list'][number]

export const fullName = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

export const presentWaiting = (row: QueueRow, staffId: string, language: Language): WaitingAnswer => ({
  uuid: row.id,
  kind: row.kind,
  since: row.since.toISOString(),
  due_at: row.due_at.toISOString(),
  is_unconfirmed: row.is_below,
  claimed_by: row.staff_name === null ? null : { name: row.staff_name, is_self: row.staff_id === staffId },
  member: row.registration_no === null ? null : { registration_no: row.registration_no, name: nameIn(language, row) },
  title: titleOf(row),
})

/** The number of a complaint, or the couple of a story. */
const titleOf = (row: QueueRow | DecidedRow): string | null =>
  row.number ??
  (row.kind === 'story'
    ? `${fullName(row.bride_first_name, row.bride_last_name)} · ${fullName(row.groom_first_name, row.groom_last_name)}`
    : null)

export const presentCopies = (copies: readonly NearCopy[], language: Language): Photo['copies'] =>
  copies.map(copy => ({
    photo: officePhotoAddress(copy.id),
    added_at: copy.added_at.toISOString(),
    member: {
      uuid: copy.member_id,
      registration_no: copy.registration_no,
      name: nameIn(language, copy),
      status: copy.status,
    },
  }))

export const presentPhoto = (row: PhotoRow, copies: readonly NearCopy[], language: Language): Photo => ({
  uuid: row.id,
  version: row.version,
  due_at: row.due_at.toISOString(),
  photo: officePhotoAddress(row.subject_id),
  copies: presentCopies(copies, language),
  member: {
    uuid: row.member_id,
    registration_no: row.registration_no,
    name: nameIn(language, row),
    gender: row.gender,
    dob: row.date_of_birth,
  },
})

export const presentDecided = (row: DecidedRow, staffId: string, language: Language): DecidedAnswer => ({
  uuid: row.id,
  kind: row.kind,
  decision: row.decision,
  reason: reasonOf(row),
  at: row.decided_at.toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
  staff: { name: row.staff_name, is_self: row.staff_id === staffId },
  member:
    row.member_id === null || row.registration_no === null
      ? null
      : {
          uuid: row.member_id,
          registration_no: row.registration_no,
          name: nameIn(language, row),
        },
  title: titleOf(row),
})
