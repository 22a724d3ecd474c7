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
import { message, officePhoto, reason, staffEmail, uuid } from './fields.ts'

const kind = z.enum(reviewKinds, { error: broken('malformed') })
const decision = z.enum(queueDecisions, { error: broken('malformed') })
const instant = z.string()

const colleague = z.object({ name: z.string(), is_self: z.boolean() })

const waiting = z.object({
  uuid,
  kind,
  since: instant,
  due_at: instant,
  /** A complaint whose contact was not confirmed, or one of many from one place. They stand below the rest. */
  is_unconfirmed: z.boolean(),
  /** Who looks at it now. */
  claimed_by: colleague.nullable(),
  member: z.object({ registration_no: z.string(), name: z.string() }).nullable(),
  /** The number of a complaint, the couple of a story. */
  title: z.string().nullable(),
})

/** Everything that waits, what is due first standing first. */
export const reviewQueue = endpoint({
  method: 'GET',
  path: '/office/queue',
  access: 'staff',
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

/** A profile as staff compare it. It holds no way to reach the family. */
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
})

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
  /** How whoever the decision is about, or made the complaint, will hear of it. Null where nobody is told. */
  told_by: toldBy.nullable(),
})

/** Takes an item for oneself for a quarter of an hour and shows it. A colleague's is refused. */
export const claimReview = endpoint({
  method: 'POST',
  path: '/office/queue/:uuid/claim',
  access: 'staff',
  writes: true,
  input: z.strictObject({ uuid }),
  output: {
    photo: claimed.extend({ kind: z.literal('photo'), photo: z.string(), member: reviewedMember, history }),
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
      /** Whether the paper of an order lies with it. */
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
      image: z.string().nullable(),
    }),
    text: claimed.extend({
      kind: z.literal('text'),
      texts: z.array(
        z.object({
          field: z.enum(['first_name', 'middle_name', 'last_name', 'education', ...removableTexts]),
          text: z.string(),
          /** What it seems to tell: a way to reach the family past the service. */
          contact: z.enum(['number', 'email', 'link']).nullable(),
          may_remove: z.boolean(),
        }),
      ),
      member: reviewedMember,
      history,
    }),
  },
})

export const releaseReview = officeAct('staff', '/office/queue/:uuid/release', { uuid })

/** Takes the next photos that no colleague looks at for oneself, for a quarter of an hour, to be looked at side by side. */
export const claimPhotos = endpoint({
  method: 'POST',
  path: '/office/queue/photos',
  access: 'staff',
  writes: true,
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

/** Gives items back that were taken and not decided. */
export const releaseReviews = officeAct('staff', '/office/queue/release-many', {
  uuids: z.array(uuid).min(1).max(photosAtOnce),
})

const version = z
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(1, { error: broken('malformed') })
  .max(1_000_000_000, { error: broken('malformed') })
const decisionReason = z
  .string({ error: broken('malformed') })
  .trim()
  .max(500, { error: broken('max_length', 500) })
  .default('')

/** Decides about the version that was looked at. `uuid` in the answer names the decision, for a minute, to undo it. */
export const decideReview = endpoint({
  method: 'POST',
  path: '/office/queue/:uuid/decide',
  access: 'staff',
  writes: true,
  input: z.strictObject({
    uuid,
    version,
    decision,
    reason: decisionReason,
    removed: z.array(z.enum(removableTexts, { error: broken('malformed') })).default([]),
  }),
  output: message.extend({ uuid, undo_until: instant }),
})

/** Decides about several, each as if it came alone: what is no longer so is refused, and the others are decided. */
export const decideReviews = endpoint({
  method: 'POST',
  path: '/office/queue/decide-many',
  access: 'staff',
  writes: true,
  input: z.strictObject({
    decisions: z
      .array(z.strictObject({ uuid, version, decision, reason: decisionReason }), { error: broken('malformed') })
      .min(1, { error: broken('malformed') })
      .max(photosAtOnce, { error: broken('malformed') }),
  }),
  output: message.extend({
    decided: z.array(z.object({ item: uuid, uuid })),
    refused: z.array(z.object({ item: uuid, message: z.string() })),
    undo_until: instant,
  }),
})

/** What was decided, by whom and why, the latest first. At most ten thousand are counted. */
export const decidedReviews = endpoint({
  method: 'GET',
  path: '/office/queue/decided',
  access: 'staff',
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
  access: 'staff',
  writes: true,
  input: z.strictObject({ uuid }),
  /** The item that waits again, in the hands of the caller. */
  output: message.extend({ item: uuid }),
})

/** Takes a photo from every page and link at once. The answer names the decision, for a minute, to undo it. */
export const takeDownPhoto = endpoint({
  method: 'DELETE',
  path: '/office/members/:uuid/photos/:id',
  access: 'staff',
  writes: true,
  input: z.strictObject({ uuid, id: uuid, reason }),
  output: message.extend({ uuid, undo_until: instant }),
})

/** An order of a court or of the government, with its paper. It stands in the queue with three hours from its arrival. */
export const recordOrder = endpoint({
  method: 'POST',
  path: '/office/orders',
  access: 'staff',
  writes: true,
  input: z.strictObject({
    authority: field.text('authority', maxLength.complaint_name),
    email: z.union([z.literal(''), staffEmail]).default(''),
    received_at: z.iso.datetime({ offset: true, error: broken('date') }),
    /** The profile it is about, where it names one. */
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
