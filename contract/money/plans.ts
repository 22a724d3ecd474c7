import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { flag, nullableText, pageOf } from '../finding/summary.ts'
import { offset } from '../paging.ts'

/** What the page may offer for a plan. Null for the current plan, for one that costs no more, and for one not sold online. */
const planOffers = ['BUY', 'UPGRADE', 'RENEW'] as const
export type PlanOffer = (typeof planOffers)[number]

const plan = z.object({
  uuid: z.guid(),
  name: z.string(),
  /** In rupees. */
  fee: z.number(),
  validity_in_days: z.number(),
  max_contact_views_count: z.number(),
  /** HTML, sanitised. */
  description: z.string(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  is_offline: flag,
  /** The member has this plan now, from and until these days. */
  is_current: flag,
  start_date: nullableText,
  end_date: nullableText,
  offer: z.enum(planOffers).nullable(),
  /** Only the office sells it to this member. */
  pay_at_office: flag,
})
export type SubscriptionPlan = z.output<typeof plan>

const priceList = z.object({
  list: z.array(
    plan.pick({
      uuid: true,
      name: true,
      fee: true,
      validity_in_days: true,
      max_contact_views_count: true,
      description: true,
      is_offline: true,
    }),
  ),
})
export type PriceList = z.output<typeof priceList>

/** What every plan on sale costs, for a visitor who decides whether to register. What a member may buy is `planList`. */
export const prices = endpoint({
  method: 'GET',
  path: '/prices',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: priceList,
})

/**
 * What a member sees before paying: how many members fit their expectations, and how many of those expect somebody like them.
 * Null is fewer than ten, so that a count never points to a family.
 */
export const fitCounts = endpoint({
  method: 'GET',
  path: '/membership/fit-counts',
  access: 'member',
  writes: false,
  limits: ['fit counts'],
  input: z.object({}),
  output: z.object({
    /** Without expectations of one's own nothing is counted. */
    has_expectations: flag,
    fitting: z.number().nullable(),
    accepting: z.number().nullable(),
  }),
})

/** The active plans, and the member's current one whatever became of it. */
export const planList = endpoint({
  method: 'GET',
  path: '/subscription-plan/pagination/list',
  access: 'member',
  writes: false,
  input: z.object({
    offset,
    order_by: z.enum(['created_at', 'fee'], { error: broken('malformed') }).optional(),
    sort_by: z.enum(['ASC', 'DESC'], { error: broken('malformed') }).optional(),
  }),
  output: pageOf(plan).extend({
    /** Contact views left of the current plan; null without one. */
    contact_views_left: z.number().nullable(),
    /** Views of the current plan that came back, because the number was dead. */
    contact_views_returned: z.number(),
    /** Whether the payment window takes real money. The sandbox of the demo does not. */
    is_sandbox: flag,
  }),
})
