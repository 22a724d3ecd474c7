import { type Selectable, sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { membershipsOfMember } from '#server/features/money/memberships/queries.ts'
import { onlinePurchaseKind, runningMembership } from '#server/features/money/memberships/rules.ts'
import { planText } from '#server/features/money/plans/present.ts'
import { planById } from '#server/features/money/plans/queries.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CheckoutForm, Gateway } from '#server/ports/gateway.ts'
import { GatewayAway } from '#server/ports/gateway.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { ordersById } from './queries.ts'
import { nextCheckAt, wasPaid } from './rules.ts'
import type { PaymentType } from './tickets.ts'
import { paymentSentences } from './words.ts'

interface OrderDependencies {
  db: Db
  secrets: Secrets
  config: Pick<Config, 'publicUrl'>
  gateway: Gateway
}
type Order = Selectable<Schema['orders']>

interface OrderRequest {
  orderId: string
  memberId: string
  planId: string
  type: PaymentType
  language: Language
  contactOf: string | undefined
}

/** Reads a plan that this member may buy now by this kind of payment. Refuses any other plan. */
export async function offeredPlanOrRefuse(
  db: Db,
  { memberId, planId, type }: Pick<OrderRequest, 'memberId' | 'planId' | 'type'>,
  now: Date,
) {
  const plan = await planById(db, planId)
  const running = runningMembership(await membershipsOfMember(db, memberId), now)
  const kind = plan && onlinePurchaseKind(plan, running, dayInIndia(now))
  if (!plan || !kind || (kind === 'upgrade') !== (type === 'UPGRADE'))
    throw new Refusal('conflict', { sentence: paymentSentences.notOffered })
  return { plan, kind }
}

/**
 * Makes an order at the current price, ours first and then the gateway's, and returns the form that leads to the gateway. A
 * second call returns the form of the same order, or null where that is paid. Where the gateway does not answer, the order
 * has no gateway id until the next call, or until the job closes it.
 */
export async function startOrder(
  dependencies: OrderDependencies,
  wanted: OrderRequest,
  now: Date,
): Promise<CheckoutForm | null> {
  const { db, gateway } = dependencies
  const order = (await ordersById(db, wanted.orderId).executeTakeFirst()) ?? (await newOrder(dependencies, wanted, now))
  if (wasPaid(order)) return null
  const gatewayOrderId = order.gateway_order_id ?? (await gatewayOrderOf(dependencies, order))
  const customer = await db
    .selectFrom('members')
    .select(['first_name', 'last_name', 'email', 'dial_code', 'mobile'])
    .where('id', '=', wanted.memberId)
    .executeTakeFirstOrThrow()
  return gateway.checkout({
    gatewayOrderId,
    amountPaise: order.fee_paise,
    seller: siteNames(await databaseSite(db)()).en,
    description: oneLine(order.plan_name),
    language: wanted.language,
    customer: {
      name: oneLine(`${customer.first_name} ${customer.last_name}`),
      email: customer.email ?? '',
      mobile: customer.mobile === null ? '' : `${customer.dial_code}${customer.mobile}`,
    },
    returnUrl: windowAddress(dependencies, 'return', order.id, wanted.contactOf),
    cancelUrl: windowAddress(dependencies, 'cancelled', order.id, wanted.contactOf),
  })
}

async function newOrder({ db, gateway }: OrderDependencies, wanted: OrderRequest, now: Date) {
  const { plan, kind } = await offeredPlanOrRefuse(db, wanted, now)
  const inserted = await db
    .insertInto('orders')
    .values({
      id: wanted.orderId,
      member_id: wanted.memberId,
      plan_id: plan.id,
      kind,
      // The receipt is in the language of the purchase, and names the plan as the family read it.
      plan_name: planText(wanted.language, plan.name, plan.nameMr),
      fee_paise: plan.feePaise,
      validity_days: plan.validityDays,
      contact_views: plan.contactViews,
      gateway: gateway.name,
      language: wanted.language,
      created_at: now,
      status_at: now,
      next_check_at: nextCheckAt(0, now),
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  // The other of two simultaneous requests was first.
  return inserted ?? ordersById(db, wanted.orderId).executeTakeFirstOrThrow()
}

/**
 * The gateway's id of an order. Of two simultaneous requests the first to write its id decides for both: no form is ever sent
 * for the other gateway order, so nobody can pay it.
 */
async function gatewayOrderOf(
  { db, gateway }: OrderDependencies,
  { id, fee_paise: amountPaise }: Pick<Order, 'id' | 'fee_paise'>,
) {
  const newGatewayOrderId = await gateway.createOrder({ id, amountPaise }).catch((error: unknown) => {
    if (error instanceof GatewayAway)
      throw new Refusal('gateway_away', { retryAfterSeconds: 60, sentence: paymentSentences.gatewayAway })
    throw error
  })
  const { gateway_order_id: gatewayOrderId } = await db
    .updateTable('orders')
    .set({ gateway_order_id: sql`coalesce(gateway_order_id, ${newGatewayOrderId})` })
    .where('id', '=', id)
    .returning('gateway_order_id')
    .executeTakeFirstOrThrow()
  return gatewayOrderId ?? newGatewayOrderId
}

/**
 * The address that the gateway sends the window back to. The signature keeps strangers from closing others' orders. The
 * profile to return to is in the address and not in the order's row, which is kept for years.
 */
function windowAddress(
  { config, secrets }: OrderDependencies,
  page: 'return' | 'cancelled',
  orderId: string,
  contactOf: string | undefined,
): string {
  const query = new URLSearchParams({
    order: orderId,
    key: secrets.sign('payment window', orderId),
    ...(contactOf && { contact_of: contactOf }),
  })
  return `${config.publicUrl}/api/payment/${page}?${query}`
}
