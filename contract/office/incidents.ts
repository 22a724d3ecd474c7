import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { type NoticePart, noticeParts } from '#domain/office/incident-notice.ts'
import { incidentReports, whomKinds } from '#domain/office/incidents.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { offset } from '../paging.ts'
import { toldCounts, toldFamilies } from '../telling/told-families.ts'
import { officeAct } from './act.ts'
import { message, uuid } from './fields.ts'

/** An empty day is no condition. */
const optionalDay = z
  .string({ error: broken('date') })
  .refine(day => day === '' || isRealDay(day), { error: broken('date') })
  .default('')

const maxTitle = 100
const maxWords = 4_000
/** Of one part of a notice. */
const maxPart = 1_000
/** Room for ten thousand numbers. */
const maxNumbers = 120_000

const whom = {
  by: z.enum(whomKinds, { error: broken('select', 'whom') }),
  joined_from: optionalDay,
  joined_to: optionalDay,
  /** Days on which they were logged in. */
  used_from: optionalDay,
  used_to: optionalDay,
  has_id_paper: z.boolean({ error: broken('malformed') }).default(false),
  has_paid: z.boolean({ error: broken('malformed') }).default(false),
  /** Registration numbers with anything but letters and digits between them. */
  registration_nos: z
    .string({ error: broken('malformed') })
    .max(maxNumbers, { error: broken('max_length', maxNumbers) })
    .default(''),
}

const report = z.object({
  to: z.enum(incidentReports),
  by: z.string(),
  /** When the report was made. Null while its term runs. */
  done_at: z.string().nullable(),
})
const incident = z.object({
  uuid,
  number: z.string(),
  title: z.string(),
  known_at: z.string(),
  recorded_at: z.string(),
  recorded_by: z.string(),
  reports: z.array(report),
  /** When the first notice to families was written. Null while they wait, whom the law has told without delay. */
  families_at: z.string().nullable(),
  /** How many families it touched, by state. */
  told: toldCounts,
})

export const incidentList = endpoint({
  method: 'GET',
  path: '/office/incidents',
  access: 'admin',
  writes: false,
  input: z.object({ offset }),
  output: z.object({ count: z.number(), list: z.array(incident), next_offset: z.number().nullable() }),
})

const facts = {
  title: field.text('title', maxTitle),
  what: field.text('what', maxWords),
  known_at: z.iso.datetime({ offset: true, error: broken('date') }),
}

/** Records an incident. Its terms run from when it was known. */
export const recordIncident = endpoint({
  method: 'POST',
  path: '/office/incidents',
  access: 'admin',
  writes: true,
  acts: ['incident_recorded'],
  input: z.strictObject(facts),
  output: message.extend({ uuid }),
})

/** Corrects the facts while no family was told. An outdated version is refused. */
export const editIncident = endpoint({
  method: 'PUT',
  path: '/office/incidents/:uuid',
  access: 'admin',
  writes: true,
  acts: ['incident_edited'],
  input: z.strictObject({ uuid, version: z.number().int().positive().max(1_000_000), ...facts }),
  output: message,
})

const notice = z.object({
  uuid,
  written_at: z.string(),
  written_by: z.string(),
  subject_en: z.string(),
  text_en: z.string(),
  subject_mr: z.string(),
  text_mr: z.string(),
  count: z.number(),
  /** Null while it is being sent. */
  finished_at: z.string().nullable(),
})
export const incidentDetail = endpoint({
  method: 'GET',
  path: '/office/incidents/:uuid',
  access: 'admin',
  writes: false,
  input: z.object({ uuid }),
  output: incident.extend({
    what: z.string(),
    version: z.number(),
    /** The text before each correction, the oldest first. */
    earlier: z.array(
      z.object({
        title: z.string(),
        what: z.string(),
        known_at: z.string(),
        edited_at: z.string(),
        edited_by: z.string(),
      }),
    ),
    notices: z.array(notice),
  }),
})

/** A page of the touched families in one state. */
export const incidentMembers = endpoint({
  method: 'GET',
  path: '/office/incidents/:uuid/members',
  access: 'admin',
  writes: false,
  ...toldFamilies,
})

/** How many families a choice would tell, without those who were told of this incident before. */
export const countIncidentMembers = endpoint({
  method: 'POST',
  path: '/office/incidents/:uuid/whom',
  access: 'admin',
  writes: false,
  input: z.strictObject({ uuid, ...whom }),
  output: z.object({
    count: z.number(),
    told_before: z.number(),
    /** The first numbers of a list that are nobody's. */
    unknown: z.array(z.string()),
  }),
})

type NoticeField = `${NoticePart}_${'en' | 'mr'}`
const noticeFields = Object.fromEntries(
  noticeParts.flatMap(part => [
    [`${part}_en`, field.text('text_en', maxPart)],
    [`${part}_mr`, field.text('text_mr', maxPart)],
  ]),
) as Record<NoticeField, ReturnType<typeof field.text>>

/** Queues a notice to the chosen families. It is sent in portions after the answer. */
export const notifyOfIncident = endpoint({
  method: 'POST',
  path: '/office/incidents/:uuid/notify',
  access: 'admin',
  writes: true,
  acts: ['incident_notified'],
  input: z.strictObject({
    uuid,
    ...whom,
    subject_en: field.text('subject_en', maxTitle),
    subject_mr: field.text('subject_mr', maxTitle),
    ...noticeFields,
  }),
  output: message.extend({ count: z.number() }),
})

/** Notes that CERT-In or the Board was told, which ends its term. */
export const noteIncidentReport = officeAct(
  'admin',
  { acts: ['incident_reported'] },
  '/office/incidents/:uuid/reported',
  {
    uuid,
    to: z.enum(incidentReports, { error: broken('malformed') }),
  },
)

/** Everything about an incident as a CSV file for the Board. */
export const exportIncident = endpoint({
  method: 'POST',
  path: '/office/incidents/:uuid/export',
  access: 'admin',
  writes: true,
  acts: ['incident_exported', 'export_waits'],
  opens: 'others',
  input: z.strictObject({ uuid }),
  output: z.object({ name: z.string(), text: z.string() }),
})
