import { z } from 'zod'
import { familyRoles } from '#domain/access/family-logins.ts'
import { lastUses } from '#domain/families/last-use.ts'
import { reviewKinds } from '#domain/office/review.ts'
import { codeChannels, deliveryChannels } from '#domain/telling/channels.ts'
import { toldNames } from '#domain/telling/told.ts'
import { endpoint } from '../endpoint.ts'
import { ownFamilyContacts, ownMobile } from '../families/editable-profile.ts'
import { phoneTypes } from '../families/phone-types.ts'
import { leavingReasons } from '../families/stories.ts'
import { broken } from '../field-words.ts'
import { offset } from '../paging.ts'
import { toldBy } from '../telling/deliveries.office.ts'
import { message, officePhoto, reason, told, uuid } from './fields.ts'

export const memberStatuses = ['ACTIVE', 'PAUSED', 'SUSPENDED', 'DELETED'] as const
const status = z.enum(memberStatuses)

/** A row of a search: enough to tell two families apart, without a contact. */
export const foundMember = z.object({
  uuid,
  registration_no: z.string(),
  name: z.string(),
  gender: z.enum(['M', 'F']),
  dob: z.string(),
  native_district: z.string().nullable(),
  status,
  is_verified: z.boolean(),
  is_paid: z.boolean(),
  joined_at: z.string(),
})

/** Why a member was found, such as by the first name or the father's number. */
const foundBy = z.object({
  by: z.enum(['REGISTRATION_NO', 'FIRST_NAME', 'MIDDLE_NAME', 'SURNAME', 'MOBILE', 'PHONE', 'EMAIL']),
  /** Whose number it is, for one of the family's numbers. */
  type: z.enum(phoneTypes).optional(),
})

/**
 * By registration number, names in any order and either script, any number of the family or its last digits, e-mail address.
 * A search by telephone number or address counts as a look at contacts and leaves a row, so a page sends it only on request.
 */
export const searchMembers = endpoint({
  method: 'POST',
  path: '/office/search',
  access: 'staff',
  writes: true,
  noAct: 'what is found by a contact is a read',
  opens: 'others',
  input: z.strictObject({
    query: z
      .string({ error: broken('malformed') })
      .trim()
      .max(64, { error: broken('max_length', 64) })
      .default(''),
    offset,
    /** Whether somebody is still typing. Then contacts are not looked through, because each half number would be a look. */
    typing: z.boolean({ error: broken('malformed') }).default(false),
  }),
  output: z.object({
    list: z.array(foundMember.extend({ why: z.array(foundBy) })),
    next_offset: z.number().nullable(),
  }),
})

export const activityKinds = [
  'INTERESTS_SENT',
  'INTERESTS_RECEIVED',
  'INTERESTS_ACCEPTED',
  'CONTACTS_OPENED',
  'CONTACT_OPENED_BY',
  'BLOCKED',
  'SUGGESTED',
] as const

const text = z.string()
const nullable = z.string().nullable()

/** Another record with the same number or the same name and birth date, or one that left and had this contact. */
const duplicate = z.object({
  uuid,
  registration_no: z.string(),
  why: z.enum(['SAME_PERSON', 'SAME_MOBILE', 'LEFT_AND_RETURNED']),
})

/** The whole record without contacts: only `revealContact` answers with those. */
export const memberRecord = endpoint({
  method: 'GET',
  path: '/office/member/:uuid',
  access: 'staff',
  writes: false,
  opens: 'asked',
  input: z.object({ uuid }),
  output: z.object({
    uuid,
    registration_no: text,
    version: z.number(),
    status,
    gender: z.enum(['M', 'F']),
    joined_at: text,
    updated_at: text,
    suspended_at: nullable,
    /** Y for a further profile of one person that nobody has opened yet. Restoring opens it. */
    awaits_first_look: z.enum(['Y', 'N']),
    /** In the reader’s language where the family has confirmed that form, as the facts are. */
    name: z.object({ first: text, middle: text, last: text }),
    name_in_other_script: z.object({ first: text, middle: text, last: text }).nullable(),
    facts: z.object({
      dob: text,
      education: text,
      occupation: text,
      work_village: text,
      native_village: text,
      other_info: text,
      height: z.number(),
      marital_status: nullable,
      education_group: nullable,
      annual_income: z.number(),
      work_location: nullable,
      native_place: nullable,
      birth_time: nullable,
      birth_district: nullable,
      raas: nullable,
      nakshatra: nullable,
      devak: nullable,
      photo_privacy: text,
    }),
    photos: z.array(officePhoto),
    account: z.object({
      mobile_verified_at: nullable,
      email_verified_at: nullable,
      has_password: z.boolean(),
      open_sessions: z.number(),
      /** Pages by link that the family gave or that show its biodata, and that can be opened now. */
      live_links: z.number(),
      /** The exact day, which other families never learn. `last_used` is what they read. */
      last_used_on: nullable,
      last_used: z.enum(lastUses).nullable(),
      /** The first day on which lists no longer showed the profile. */
      left_lists_on: nullable,
    }),
    document: z
      .object({ type: text, status: z.enum(['WAITING', 'APPROVED', 'REJECTED']), decided_at: nullable })
      .nullable(),
    memberships: z.array(
      z.object({
        uuid,
        plan: text,
        starts_on: text,
        ends_on: text,
        views: z.number(),
        views_spent: z.number(),
        is_running: z.boolean(),
        is_refunded: z.boolean(),
        /** The papers of its payments: `/api/office/payments/document/{uuid}` is each as a PDF. */
        documents: z.array(z.object({ uuid, number: text })),
      }),
    ),
    reports: z.array(z.object({ by: text, message: text, at: text })),
    edits: z.array(z.object({ version: z.number(), fields: z.array(text), at: text })),
    duplicates: z.array(duplicate),
    /** The other profiles of the person who acts for this one: brothers and sisters. */
    household: z.array(z.object({ uuid, registration_no: text, name: text, status })),
    /** Who else of the family logs in for it, and who is told about it. */
    logins: z.array(z.object({ role: z.enum(familyRoles), since: text })),
    listeners: z.array(
      z.object({
        id: uuid,
        /** Null for somebody who logs in: theirs is the contact of their login. */
        channel: z.enum(codeChannels).nullable(),
        since: text,
      }),
    ),
    /** Why the member leaves or has left. The member's own words are erased later. */
    leaving: z.object({ reason: z.enum(leavingReasons), comment: text, at: text }).nullable(),
    /** How the member will hear if the office closes the profile, opens it again or takes a photo down. */
    told_by: toldBy,
    /** What happened between the member and other families: how often, and when last. */
    activity: z.array(z.object({ kind: z.enum(activityKinds), count: z.number(), last_at: nullable })),
    /** Messages besides the notifications on the site, newest first, and whether they arrived. */
    messages: z.array(
      z.object({
        about: z.enum(toldNames),
        channel: z.enum(deliveryChannels),
        status: z.enum(['WAITING', 'SENT', 'REFUSED', 'REACHED']),
        at: text,
      }),
    ),
    /** Items of this member that wait in the review queue. */
    waiting: z.array(z.object({ uuid, kind: z.enum(reviewKinds) })),
    /** What the family is being asked because of what others say, and what followed without an answer. Never by whom. */
    questions: z.array(
      z.object({ about: z.enum(['NUMBER', 'ENGAGED']), state: z.enum(['OPEN', 'ACTED']), due_at: text }),
    ),
    /** By whose word the family has found a match, and since when. */
    engaged: z.object({ word: z.enum(['OWN', 'STAFF', 'STORY', 'OTHERS']), since: text }).nullable(),
    /** The record that this one was merged into. */
    merged_into: z.object({ uuid, registration_no: text }).nullable(),
    /** Whether a sealed record exists, which an ADMIN may open with a reason. */
    is_sealed: z.boolean(),
  }),
})

/** Reveals the contacts of a family. The reason is in the audit before the answer leaves. */
export const revealContact = endpoint({
  method: 'POST',
  path: '/office/member/contact',
  access: 'staff',
  writes: true,
  acts: ['contact_revealed'],
  opens: 'asked',
  input: z.strictObject({ uuid, reason }),
  output: z.object({
    message: text,
    mobile: text,
    /** Whose number the registered mobile is, and its place among the others. */
    registered_mobile: ownMobile,
    candidate_waits: z.enum(['Y', 'N']),
    email: text,
    village: text,
    /** The contacts of the biodata, including hidden numbers. */
    family: ownFamilyContacts,
    /** How many more contacts STAFF may reveal today. Null for an ADMIN. */
    left_today: z.number().nullable(),
  }),
})

const act = { method: 'POST', writes: true, input: z.strictObject({ uuid, reason }), output: message } as const

/** The reason is for the audit; `told` is what the family reads, in its letter and when it logs in. */
export const suspendMember = endpoint({
  ...act,
  input: z.strictObject({ uuid, reason, told }),
  path: '/office/member/suspend',
  access: 'staff',
  acts: ['member_suspended'],
})
export const restoreMember = endpoint({
  ...act,
  path: '/office/member/restore',
  access: 'staff',
  acts: ['member_restored'],
})
export const endMemberSessions = endpoint({
  ...act,
  path: '/office/member/end-sessions',
  access: 'staff',
  acts: ['sessions_ended'],
})

/** For a family that cannot receive a code: an ADMIN vouches for the contact. */
export const verifyMember = endpoint({
  ...act,
  acts: ['member_verified'],
  path: '/office/member/verify',
  access: 'admin',
  input: z.strictObject({ uuid, reason, contact: z.enum(['MOBILE', 'EMAIL'], { error: broken('malformed') }) }),
})

export const addContactViews = endpoint({
  ...act,
  acts: ['views_added'],
  path: '/office/member/add-views',
  access: 'admin',
  input: z.strictObject({
    uuid,
    reason,
    views: z.coerce
      .number({ error: broken('digits_only') })
      .int({ error: broken('digits_only') })
      .min(1, { error: broken('malformed') })
      .max(500, { error: broken('malformed') }),
  }),
})

/**
 * Erases the sealed record of a member who has left before its day, at a request that is on record. Payments stay, and until the
 * day the keyed hash of the contacts with blocks, reports and bars.
 */
export const eraseSealedRecord = endpoint({
  ...act,
  acts: ['erased_on_request'],
  path: '/office/member/erase-now',
  access: 'admin',
})

/** Opens the sealed record of a member who has left. It exists until the day of erasure. */
export const openSealedRecord = endpoint({
  ...act,
  acts: ['sealed_record_opened'],
  opens: 'asked',
  path: '/office/member/sealed',
  access: 'admin',
  output: z.object({
    message: text,
    left_at: text,
    erase_on: text,
    sections: z.array(z.object({ name: text, rows: z.array(z.record(z.string(), z.string())) })),
    /** How many photos and papers it has. Each is opened by its place, counted from one. */
    file_count: z.number(),
  }),
})
