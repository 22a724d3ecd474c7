import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { CheckoutOrder, Gateway, GatewayPayment } from '#server/ports/gateway.ts'
import type { Secrets } from '#server/ports/secrets.ts'

interface Sandbox {
  db: Db
  secrets: Secrets
  clock: Clock
  /** The origin of the sandbox's page. In the browser tests it differs from the site's, as a real gateway's does. */
  origin: string
}

export const sandboxPath = '/sandbox-gateway'
const purpose = 'sandbox payment'

/** The gateway of the demo. It takes no money: a page asks what should happen, and the table stores the answer. */
export function sandboxGateway({ db, secrets, clock, origin }: Sandbox): Gateway {
  const rows = () => db.selectFrom('sandbox_payments').selectAll()
  const present = (row: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): GatewayPayment => ({
    id: row.payment_id,
    orderId: row.gateway_order_id,
    amountPaise: row.amount_paise,
    currency: 'INR',
    status: row.refunded_at ? 'refunded' : row.settles_at > clock.now() ? 'pending' : row.status,
    method: 'sandbox',
  })
  return {
    name: 'sandbox',
    createOrder: async ({ id }) => `sandbox_${id}`,
    checkout: order => ({
      action: `${origin}${sandboxPath}`,
      fields: { order: sealedOrder(secrets, order) },
      origins: [new URL(origin).origin],
    }),
    signedReturn(gatewayOrderId, { sandbox_payment_id: id, sandbox_signature: signature }) {
      if (typeof id !== 'string' || typeof signature !== 'string') return null
      return secrets.isSignedBy(purpose, `${gatewayOrderId}|${id}`, signature) ? id : null
    },
    async payment(id) {
      const row = await rows().where('payment_id', '=', id).executeTakeFirst()
      return row ? present(row) : null
    },
    async paymentsOf(gatewayOrderId) {
      return (await rows().where('gateway_order_id', '=', gatewayOrderId).execute()).map(present)
    },
    capture: async payment => payment,
    async refund({ id, totalPaise }) {
      await db
        .updateTable('sandbox_payments')
        .set({ refunded_at: clock.now() })
        .where('payment_id', '=', id)
        .where('amount_paise', '<=', totalPaise)
        .where('refunded_at', 'is', null)
        .execute()
      return { refundId: `refund_${id}_${totalPaise}` }
    },
    // The sandbox has no webhook: the window, the page and the job ask about the order.
    readEvent: () => null,
  }
}

const orderSchema = z.object({
  purpose: z.literal(purpose),
  gatewayOrderId: z.string(),
  amountPaise: z.number(),
  description: z.string(),
  language: z.enum(['en', 'mr']),
  returnUrl: z.string(),
  cancelUrl: z.string(),
})
export type SandboxOrder = z.output<typeof orderSchema>

const sealedOrder = (secrets: Secrets, order: CheckoutOrder): string =>
  secrets.seal(JSON.stringify({ purpose, ...order })).toString('base64url')

/** Opens an order that the sandbox's page sent back. Null for one that this server did not seal. */
export function openOrder(secrets: Secrets, sealed: unknown): SandboxOrder | null {
  try {
    return orderSchema.parse(JSON.parse(secrets.open(Buffer.from(String(sealed), 'base64url'))))
  } catch {
    return null
  }
}

/** The address that the window goes back to after a payment. */
export function returnAddress(secrets: Secrets, order: SandboxOrder, paymentId: string): string {
  const address = new URL(order.returnUrl)
  address.searchParams.set('sandbox_payment_id', paymentId)
  address.searchParams.set('sandbox_signature', secrets.sign(purpose, `${order.gatewayOrderId}|${paymentId}`))
  return address.href
}
