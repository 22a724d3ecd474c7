import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { overlookedReasons, overlookings } from '#domain/finding/shown.ts'
import { memberLetterKinds, unreachedReasons } from '#domain/office/member-letters.ts'
import { memberListSorts } from '#domain/office/member-list.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { direction, offset } from '../paging.ts'
import { officeAct } from './act.ts'
import { listFile, message, reason, uuid } from './fields.ts'
import { foundMember } from './office-members.ts'

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })
const yesOrNo = z.enum(['Y', 'N'], { error: broken('malformed') })

/** From the address or a form. */
const age = z.coerce
  .number({ error: broken('malformed') })
  .int({ error: broken('malformed') })
  .min(18, { error: broken('malformed') })
  .max(100, { error: broken('malformed') })

/** Which members are meant. A condition that is left out does not count. */
const filter = {
  side: z.enum(['F', 'M'], { error: broken('malformed') }).optional(),
  status: z.enum(['ACTIVE', 'PAUSED', 'SUSPENDED'], { error: broken('malformed') }).optional(),
  /** The days on which they joined, both included. */
  joined_from: day.optional(),
  joined_to: day.optional(),
  verified: yesOrNo.optional(),
  paid: yesOrNo.optional(),
  /** The last days of their plans, both included. */
  ends_from: day.optional(),
  ends_to: day.optional(),
  /** Whether they have ever used the site. */
  used: yesOrNo.optional(),
  photo: yesOrNo.optional(),
  /** Whether they have given no sign for so long that lists leave them out. */
  silent: yesOrNo.optional(),
  /** Whether they were shown to nobody, or asked by nobody, in 30 days, though they were in the lists all the time. */
  overlooked: z.enum(overlookings, { error: broken('malformed') }).optional(),
  /** Where the family lives or, where it has not told that, comes from. */
  district: uuid.optional(),
  taluka: uuid.optional(),
  age_from: age.optional(),
  age_to: age.optional(),
  /** Members of an old register, by whether their families have claimed the record. */
  imported: z.enum(['CLAIMED', 'UNCLAIMED'], { error: broken('malformed') }).optional(),
}

/** The columns that an index holds in order. By the end of the plan, the list has those with a plan alone. */
const order = {
  sort: z.enum(memberListSorts, { error: broken('malformed') }).optional(),
  direction,
}

/**
 * A page of the members who fit. Unless the page asks for an order they come the newest first; with a period of plan ends in the
 * order of the ends, silent ones the oldest first. A page scans a bounded number of members: even if it finds few, `next` goes on
 * from there.
 */
export const memberList = endpoint({
  method: 'GET',
  path: '/office/members/list',
  access: 'staff',
  writes: false,
  limits: ['member list'],
  input: z.object({ ...filter, ...order, after: uuid.optional() }),
  output: z.object({
    /** How many fit among the scanned members. Only the first page has it. */
    count: z.number().nullable(),
    /** Whether there were more members to scan. */
    is_more: z.boolean(),
    list: z.array(
      foundMember.extend({
        last_used_on: z.string().nullable(),
        has_photo: z.boolean(),
        plan_ends_on: z.string().nullable(),
        /** Only where the list is of overlooked families. */
        why_overlooked: z.array(z.enum(overlookedReasons)),
      }),
    ),
    next: uuid.nullable(),
  }),
})

/** What the list shows of everybody who fits, as a CSV file. It has no contacts. STAFF may take what the day's number leaves them. */
export const exportMemberList = endpoint({
  method: 'POST',
  // Not `/export`: those are the treasurer's, and take nothing of the day's number of families.
  path: '/office/members/list/file',
  access: 'staff',
  writes: true,
  acts: ['member_list_exported', 'export_waits'],
  opens: 'others',
  limits: ['member list'],
  input: z.strictObject({ ...filter, ...order, reason }),
  output: listFile,
})

const maxSubject = 100
const maxWords = 4_000
/** May be empty here: a reminder has words of its own. The server checks them where they are needed. */
const words = (longest: number) =>
  z
    .string({ error: broken('malformed') })
    .trim()
    .max(longest, { error: broken('max_length', longest) })
    .default('')
const kind = z.enum(memberLetterKinds, { error: broken('malformed') })
const letter = {
  subject_en: words(maxSubject),
  text_en: words(maxWords),
  subject_mr: words(maxSubject),
  text_mr: words(maxWords),
}
const letterWords = z.object({
  subject_en: z.string(),
  text_en: z.string(),
  subject_mr: z.string(),
  text_mr: z.string(),
})

/** How many a letter would reach and what it would say. Nothing is sent. */
export const previewMemberLetter = endpoint({
  method: 'POST',
  path: '/office/member-letters/preview',
  access: 'admin',
  writes: false,
  input: z.strictObject({ ...filter, kind, ...letter }),
  output: z.object({
    /** How many members the list has. */
    fit: z.number(),
    /** How many of them it goes to: active, with an e-mail that works and that they want, and not reminded this month. */
    count: z.number(),
    /** How many more would get it if an e-mail reached them. They can be called. */
    to_call: z.number(),
    letter: letterWords,
  }),
})

/** Queues the letter. It is sent in portions after the answer. */
export const sendMemberLetter = endpoint({
  method: 'POST',
  path: '/office/member-letters',
  access: 'admin',
  writes: true,
  acts: ['members_written_to'],
  input: z.strictObject({
    /** Made by the page, so that a request sent twice is one letter. */
    uuid,
    ...filter,
    kind,
    ...letter,
    /** How many the preview showed. If there are more by now, nothing is sent. */
    count: z
      .number({ error: broken('malformed') })
      .int()
      .positive({ error: broken('malformed') })
      .max(10_000_000),
  }),
  output: message.extend({ count: z.number() }),
})

const sentLetter = z.object({
  uuid,
  kind,
  /** In the reader's language. */
  subject: z.string(),
  written_at: z.string(),
  written_by: z.string(),
  /** How many it goes to by e-mail, and how it stands with them. Deliveries are kept for half a year. */
  count: z.number(),
  waiting: z.number(),
  sent: z.number(),
  refused: z.number(),
  /** Families that it did not reach, and how many of them are on the please-call list or were called. */
  unreached: z.number(),
  to_call: z.number(),
  called: z.number(),
})

/** The letters to many, the newest first. */
export const memberLetters = endpoint({
  method: 'GET',
  path: '/office/member-letters',
  access: 'admin',
  writes: false,
  input: z.object({ offset }),
  output: z.object({ count: z.number(), next_offset: z.number().nullable(), list: z.array(sentLetter) }),
})

/** One letter, with the families that it did not reach. */
export const memberLetter = endpoint({
  method: 'GET',
  path: '/office/member-letters/:uuid',
  access: 'admin',
  writes: false,
  input: z.object({ uuid, offset }),
  output: z.object({
    letter: sentLetter,
    words: z.string(),
    count: z.number(),
    next_offset: z.number().nullable(),
    list: z.array(
      z.object({
        uuid,
        registration_no: z.string(),
        name: z.string(),
        why: z.enum(unreachedReasons),
        call: z.enum(['waiting', 'done']).nullable(),
      }),
    ),
  }),
})

/** Puts the families that a letter did not reach on the please-call list. */
export const callUnreached = officeAct(
  'admin',
  { acts: ['letter_calls_listed'] },
  '/office/member-letters/:uuid/calls',
  { uuid },
)
