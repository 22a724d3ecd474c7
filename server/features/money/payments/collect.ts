import { type Gateway, GatewayAway, type GatewayPayment } from '#server/ports/gateway.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { closeUnpaid } from './queries.ts'
import { isCapturable } from './rules.ts'
import { type Settlement, settlePayment } from './settle.ts'

type CollectDependencies = Pick<PaymentDependencies, 'db' | 'config' | 'tell'>

/** Settles a payment that the gateway says is captured, and tells staff of money that grants nothing. */
async function settle(
  { db, config, tell }: CollectDependencies,
  gateway: Gateway['name'],
  payment: GatewayPayment,
  now: Date,
): Promise<Settlement> {
  const settled = await db.transaction().execute(trx => settlePayment(trx, config.seller, { ...payment, gateway }, now))
  reportTrouble({ tell }, gateway, payment, settled)
  return settled
}

function reportTrouble(
  { tell }: Pick<PaymentDependencies, 'tell'>,
  gateway: string,
  payment: Pick<GatewayPayment, 'id' | 'orderId'>,
  settled: Settlement,
): void {
  if (settled !== 'surplus' && settled !== 'mismatch') return
  tell({ event: `payment_${settled}`, gateway, payment: payment.id, order: payment.orderId })
}

interface UnsettledOrder {
  id: string
  gateway_order_id: string | null
  fee_paise: number
}

/** What the gateway says about an order. `pending` awaits its answer; `nothing` is an order that nobody tried to pay. */
type CollectResult = 'paid' | 'failed' | 'pending' | 'nothing'

/**
 * Asks the gateway what was paid for an order, captures what is only authorised, and settles it. It runs outside of any
 * transaction, because it waits for another server.
 */
export async function collect(
  dependencies: CollectDependencies & { gateway: Gateway },
  order: UnsettledOrder,
  now: Date,
): Promise<CollectResult> {
  const { db, gateway, tell } = dependencies
  // Nothing was ever paid for an order that did not reach the gateway.
  if (order.gateway_order_id === null) return 'nothing'
  let payments: GatewayPayment[]
  try {
    payments = await gateway.paymentsOf(order.gateway_order_id)
    for (const [n, one] of payments.entries()) if (isCapturable(one, order)) payments[n] = await gateway.capture(one)
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    tell({ event: 'gateway_away', gateway: gateway.name, payment: null, order: order.gateway_order_id })
    return 'pending'
  }
  const captured = payments.filter(one => one.status === 'captured')
  for (const one of captured) await settle(dependencies, gateway.name, one, now)
  if (captured.length > 0) return 'paid'
  if (payments.some(one => one.status === 'pending' || one.status === 'authorized')) return 'pending'
  if (payments.length === 0) return 'nothing'
  await closeUnpaid(db, order.id, 'failed', now)
  return 'failed'
}
