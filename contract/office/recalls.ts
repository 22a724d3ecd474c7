import { z } from 'zod'
import { recallGrounds, recallStates } from '#domain/office/recalls.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { offset } from '../paging.ts'
import { toldCounts, toldFamilies } from '../telling/told-families.ts'
import { officeAct } from './act.ts'
import { reason, uuid } from './fields.ts'

const text = z.string()

/** Asks that families are warned of a suspended profile. Nothing is sent before somebody else of staff confirms it. */
export const askRecall = officeAct('admin', { acts: ['recall_asked'] }, '/office/recalls/ask', {
  /** The member's. */
  uuid,
  reason,
  ground: z.enum(recallGrounds, { error: broken('malformed') }),
})

/** Confirms a recall that somebody else asked for. It is sent when the minute in which it can be withdrawn is over. */
export const confirmRecall = officeAct('staff', { acts: ['recall_confirmed'] }, '/office/recalls/confirm', {
  uuid,
  reason,
})

/** Withdraws a recall of which nothing was sent. */
export const withdrawRecall = officeAct('staff', { acts: ['recall_withdrawn'] }, '/office/recalls/withdraw', {
  uuid,
  reason,
})

/** Recalls, those that wait for somebody first. */
export const recallList = endpoint({
  method: 'GET',
  path: '/office/recalls',
  access: 'staff',
  writes: false,
  input: z.object({ offset }),
  output: z.object({
    count: z.number(),
    list: z.array(
      z.object({
        uuid,
        /** Whose profile it is. Null where the member was erased since. */
        member: z.object({ uuid, registration_no: text, name: text }).nullable(),
        ground: z.enum(recallGrounds),
        state: z.enum(recallStates),
        asked_by: text,
        asked_at: text,
        confirmed_by: text.nullable(),
        /** When it is sent, or was. Null while it is not confirmed. */
        goes_at: text.nullable(),
        /** How many families it warns, or would. */
        families: z.number(),
        told: toldCounts,
        /** Whether the caller may confirm it, and withdraw it. */
        may_confirm: z.boolean(),
        may_withdraw: z.boolean(),
      }),
    ),
    next_offset: z.number().nullable(),
  }),
})

/** A page of the families that a recall warns, in one state. */
export const recallMembers = endpoint({
  method: 'GET',
  path: '/office/recalls/:uuid/members',
  access: 'staff',
  writes: false,
  ...toldFamilies,
})
