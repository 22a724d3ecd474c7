import { z } from 'zod'
import { documentSides, documentTypes } from '#domain/families/id-proof.ts'
import { photosAtOnce, queueDecisions, removableTexts, reviewDecisions, reviewKinds } from '#domain/office/review.ts'
import { complaintKinds } from '#domain/site/complaints.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { offset } from '../paging.ts'
import { toldBy } from '../telling/deliveries.office.ts'
import { officeAct } from './act.ts'
import { message, officePhoto, reason, staffEmail, told, uuid } from './fields.ts'

const kind = z.enum(reviewKinds, { error: broken('malformed') })
const decision = z.enum(queueDecisions, { error: broken('malformed') })
const instant = z.string()

const colleague = z.object({ name: z.string(), is_self: z.boolean() })

const waiting = z.object({
  uuid,
  kind,
  since: instant,
  due_at: instant,
  /** A complaint with an unconfirmed contact, or one of many from one place. They come after the rest. */
  is_unconfirmed: z.boolean(),
  /** The holder of the item. */
  claimed_by: colleague.nullable(),
  member: z.object({ registration_no: z.string(), name: z.string() }).nullable(),
  /** The number of a complaint, or the couple of a story. */
  title: z.string().nullable(),
})

/** Everything that waits, the earliest due first. */
export const reviewQueue = endpoint({
  method: 'GET',
  path: '/office/queue',
  access: 'review',
  writes: false,
  input: z.object({ kind: kind.optional(), offset }),
  output: z.object({
    count: z.number(),
    list: z.array(waiting),
    next_offset: z.number().nullable(),
    counts: z.record(kind, z.number()),
    overdue: z.number(),
  }),
})

/** The profile that staff compare an item with. It has no contact of the family. */
const reviewedMember = z.object({
  uuid,
  registration_no: z.string(),
  name: z.string(),
  gender: z.enum(['M', 'F']),
  dob: z.string(),
  status: z.enum(['active', 'paused', 'suspended', 'deleted']),
  joined_at: instant,
  native_place: z.string(),
  education: z.string(),
  occupation: z.string(),
  photos: z.array(officePhoto),
  /** How this member will hear of a photo that is taken down. */
  told_by: toldBy,
  id_checked_at: instant.nullable(),
  /** The name in the other script, where the family has confirmed it. `name` is in the reader’s language where it can be. */
  name_in_other_script: z.string().nullable(),
})

/** A photo on a profile of another person that looks like this one. Staff compare them; nothing follows by itself. */
const nearCopies = z.array(
  z.object({
    photo: z.string(),
    added_at: instant,
    member: z.object({
      uuid,
      registration_no: z.string(),
      name: z.string(),
      status: z.enum(['active', 'paused', 'suspended', 'deleted']),
    }),
  }),
)

const history = z.object({
  reports_against: z.number(),
  reports_made: z.number(),
  decisions: z.array(z.object({ kind, decision: z.enum(reviewDecisions), reason: z.string(), at: instant })),
})

const claimed = z.object({
  uuid,
  version: z.number(),
  since: instant,
  due_at: instant,
  claimed_until: instant,
  decisions: z.array(decision),
  /** How the member or the complainant will hear of the decision. Null if nobody is told. */
  told_by: toldBy.nullable(),
})

/** Claims an item for a quarter of an hour and shows it. Refused while a colleague holds it. */
export const claimReview = endpoint({
  method: 'POST',
  path: '/office/queue/:uuid/claim',
  access: 'review',
  writes: true,
  acts: ['complaint_read'],
  input: z.strictObject({ uuid }),
  output: {
    photo: claimed.extend({
      kind: z.literal('photo'),
      photo: z.string(),
      copies: nearCopies,
      member: reviewedMember,
      history,
    }),
    document: claimed.extend({
      kind: z.literal('document'),
      type: z.enum(documentTypes),
      number_end: z.string(),
      files: z.array(z.object({ side: z.enum(documentSides) })),
      member: reviewedMember,
      history,
    }),
    complaint: claimed.extend({
      kind: z.literal('complaint'),
      number: z.string(),
      about: z.enum(complaintKinds),
      settle_by: instant,
      acknowledged_at: instant.nullable(),
      name: z.string(),
      email: z.string(),
      mobile: z.string(),
      registration_no: z.string(),
      about_registration_no: z.string(),
      /** Whether the complainant confirmed the contact by a code. */
      is_confirmed: z.boolean(),
      /** Whether the paper of an order is attached. */
      has_paper: z.boolean(),
      message: z.string(),
      member: reviewedMember.nullable(),
      history: history.nullable(),
    }),
    report: claimed.extend({
      kind: z.literal('report'),
      message: z.string(),
      reporter: reviewedMember,
      reporter_history: history,
      member: reviewedMember,
      history,
      interest: z.enum(['none', 'pending', 'accepted', 'rejected', 'cancelled']),
    }),
    story: claimed.extend({
      kind: z.literal('story'),
      groom: z.string(),
      groom_address: z.string(),
      bride: z.string(),
      bride_address: z.string(),
      words: z.string(),
      wedding_year: z.number().nullable(),
      image: z.string().nullable(),
    }),
    text: claimed.extend({
      kind: z.literal('text'),
      texts: z.array(
        z.object({
          field: z.enum(['first_name', 'middle_name', 'last_name', 'education', ...removableTexts]),
          text: z.string(),
          /** A contact that the text seems to contain, which would go around the service. */
          contact: z.enum(['number', 'email', 'link']).nullable(),
          may_remove: z.boolean(),
          /** The same text in the other script, which goes with it. */
          second: z.string().nullable(),
        }),
      ),
      member: reviewedMember,
      history,
    }),
    /** A name whose form in the other script the rules do not take for the same name. */
    second_name: claimed.extend({
      kind: z.literal('second_name'),
      path: z.string(),
      typed: z.string(),
      second: z.string(),
      /** What the rules would have suggested. */
      suggestion: z.string().nullable(),
      member: reviewedMember,
      history,
    }),
  },
})

export const releaseReview = officeAct('review', { noAct: 'nothing was decided' }, '/office/queue/:uuid/release', {
  uuid,
})

/** Claims the next photos that nobody holds for a quarter of an hour, to look at them side by side. */
export const claimPhotos = endpoint({
  method: 'POST',
  path: '/office/queue/photos',
  access: 'review',
  writes: true,
  noAct: 'each photo that is seen is a read, and each decision an act',
  opens: 'others',
  input: z.strictObject({}),
  output: z.object({
    /** How many photos wait in all. */
    count: z.number(),
    list: z.array(
      z.object({
        uuid,
        version: z.number(),
        due_at: instant,
        photo: z.string(),
        copies: nearCopies,
        member: z.object({
          uuid,
          registration_no: z.string(),
          name: z.string(),
          gender: z.enum(['M', 'F']),
          dob: z.string(),
        }),
      }),
    ),
  }),
})

/** Releases items that were claimed and not decided. */
export const releaseReviews = officeAct('review', { noAct: 'nothing was decided' }, '/office/queue/release-many', {
  uuids: z.array(uuid).min(1).max(photosAtOnce),
})

const version = z
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(1, { error: broken('malformed') })
  .max(1_000_000_000, { error: broken('malformed') })
const decisionText = z
  .string({ error: broken('malformed') })
  .trim()
  .max(500, { error: broken('max_length', 500) })
  .default('')

/** Which of them a decision needs is said by `textsNeeded`. */
const decisionTexts = { reason: decisionText, told: decisionText, answer: decisionText }

const decisionActs = [
  'photo_approve',
  'photo_reject',
  'document_approve',
  'document_reject',
  'complaint_acknowledge',
  'complaint_settle',
  'complaint_suspend',
  'report_warn',
  'report_suspend',
  'report_close',
  'story_approve',
  'story_reject',
  'text_approve',
  'text_reject',
  'second_name_approve',
  'second_name_reject',
] as const

/** Decides about the version that was looked at. `uuid` in the answer is the decision, which can be undone for a minute. */
export const decideReview = endpoint({
  method: 'POST',
  path: '/office/queue/:uuid/decide',
  access: 'review',
  writes: true,
  acts: decisionActs,
  input: z.strictObject({
    uuid,
    version,
    decision,
    ...decisionTexts,
    removed: z.array(z.enum(removableTexts, { error: broken('malformed') })).default([]),
  }),
  output: message.extend({ uuid, undo_until: instant }),
})

/** Decides about several items, each by itself: an outdated one is refused, and the others are decided. */
export const decideReviews = endpoint({
  method: 'POST',
  path: '/office/queue/decide-many',
  access: 'review',
  writes: true,
  acts: decisionActs,
  input: z.strictObject({
    decisions: z
      .array(z.strictObject({ uuid, version, decision, ...decisionTexts }), { error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(photosAtOnce, { error: broken('malformed') }),
  }),
  output: message.extend({
    decided: z.array(z.object({ item: uuid, uuid })),
    refused: z.array(z.object({ item: uuid, message: z.string() })),
    undo_until: instant,
  }),
})

/** Decisions with their authors and reasons, the latest first. Counting stops at ten thousand. */
export const decidedReviews = endpoint({
  method: 'GET',
  path: '/office/queue/decided',
  access: 'review',
  writes: false,
  input: z.object({ kind: kind.optional(), offset }),
  output: z.object({
    count: z.number(),
    list: z.array(
      z.object({
        uuid,
        kind,
        decision: z.enum(reviewDecisions),
        reason: z.string(),
        at: instant,
        undone_at: instant.nullable(),
        staff: colleague,
        member: z.object({ uuid, registration_no: z.string(), name: z.string() }).nullable(),
        title: z.string().nullable(),
      }),
    ),
    next_offset: z.number().nullable(),
  }),
})

export const undoReview = endpoint({
  method: 'POST',
  path: '/office/decisions/:uuid/undo',
  access: 'review',
  writes: true,
  acts: ['decision_undone'],
  input: z.strictObject({ uuid }),
  /** The item, which waits again and is claimed by the caller. */
  output: message.extend({ item: uuid }),
})

/** Removes a photo from every page and link at once. `uuid` in the answer is the decision, which can be undone for a minute. */
export const takeDownPhoto = endpoint({
  method: 'DELETE',
  path: '/office/members/:uuid/photos/:id',
  access: 'staff',
  writes: true,
  acts: ['photo_take_down'],
  input: z.strictObject({ uuid, id: uuid, reason, told }),
  output: message.extend({ uuid, undo_until: instant }),
})

/** Records an order of a court or of the government with its paper. It is due three hours after its arrival. */
export const recordOrder = endpoint({
  method: 'POST',
  path: '/office/orders',
  access: 'staff',
  writes: true,
  acts: ['order_recorded'],
  input: z.strictObject({
    authority: field.text('authority', maxLength.complaint_name),
    email: z.union([z.literal(''), staffEmail]).default(''),
    received_at: z.iso.datetime({ offset: true, error: broken('date') }),
    /** The profile that the order names, if any. */
    about_registration_no: z
      .string({ error: broken('malformed') })
      .trim()
      .max(maxLength.registration_no, { error: broken('max_length', maxLength.registration_no) })
      .default(''),
    message: field.text('message', 300),
  }),
  file: 'paper',
  output: message.extend({ number: z.string() }),
})
