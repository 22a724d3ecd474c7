import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { offset } from '../paging.ts'
import { outcomeName } from '../relations/contact-outcomes.ts'
import { flag, freeSummary, pageOf, paidSummary } from './summary.ts'

/** Each count is the count of the list of the same name in My Activity. */
export const activityCount = endpoint({
  method: 'GET',
  path: '/get-activity-count',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({
    shortlisted_count: z.number(),
    intrest_sent_count: z.number(),
    accepted_sent_intrest_count: z.number(),
    rejected_sent_intrest_count: z.number(),
    pending_sent_intrest_count: z.number(),
    intrest_recieved_count: z.number(),
    accepted_recieved_intrest_count: z.number(),
    rejected_recieved_intrest_count: z.number(),
    pending_recieved_intrest_count: z.number(),
    viewed_contact_count: z.number(),
    recently_view_count: z.number(),
    block_count: z.number(),
    report_count: z.number(),
  }),
})

const viewed = z.object({ to_user_id: z.guid(), created_at: z.string() })
const viewedPage = {
  free: pageOf(viewed.extend({ user: freeSummary })),
  paid: pageOf(viewed.extend({ user: paidSummary })),
}

/** The profiles that the viewer opened, the last one first. */
export const viewedProfiles = endpoint({
  method: 'GET',
  path: '/profile/viewed/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({ offset }),
  output: viewedPage,
})

const viewedContact = viewed.extend({
  /** What the viewer said of the contact. */
  outcome: outcomeName.nullable(),
  /** The view went back to the viewer, because the number is dead. */
  is_returned: flag,
})

/** The members whose contact details the viewer has seen. */
export const viewedContacts = endpoint({
  method: 'GET',
  path: '/contact-view/list',
  access: 'member',
  writes: false,
  limits: ['pages'],
  input: z.object({ offset }),
  output: {
    free: pageOf(viewedContact.extend({ user: freeSummary })),
    paid: pageOf(viewedContact.extend({ user: paidSummary })),
  },
})
