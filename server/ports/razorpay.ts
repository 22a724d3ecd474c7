import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Gateway, GatewayAway, type GatewayEvent, type GatewayPayment } from './gateway.ts'

interface RazorpayKeys {
  keyId: string
  keySecret: string
  webhookSecret: string
}

const answerWithin = 15_000
const currency = 'INR'

// Unknown fields are dropped: the service adds some from time to time.
const paymentEntity = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  method: z.string().nullish(),
  amount_refunded: z.number().nullish(),
})
const refundEntity = z.object({ id: z.string(), payment_id: z.string(), amount: z.number() })
const event = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: paymentEntity }).optional(),
      refund: z.object({ entity: refundEntity }).optional(),
      dispute: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
    })
    .default({}),
})
const order = z.object({ id: z.string() })
const payments = z.object({ items: z.array(paymentEntity) })
const refused = z.object({ error: z.object({ code: z.string().nullish(), description: z.string().nullish() }) })

const statuses: Readonly<Record<string, GatewayPayment['status']>> = {
  created: 'pending',
  authorized: 'authorized',
  captured: 'captured',
  failed: 'failed',
  refunded: 'refunded',
}

const paymentFrom = (entity: z.output<typeof paymentEntity>): GatewayPayment => ({
  id: entity.id,
  orderId: entity.order_id ?? '',
  amountPaise: entity.amount,
  currency: entity.currency,
  status: statuses[entity.status] ?? 'pending',
  method: entity.method ?? '',
})

const isSignature = (secret: string, signed: string | Buffer, signature: unknown): boolean => {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const authorizationOf = (keys: RazorpayKeys) =>
  `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`

/** Asks for the latest payment, which needs the keys and changes nothing. Rejects where there is no answer. */
export async function checkRazorpay(
  keys: RazorpayKeys,
  api = 'https://api.razorpay.com',
): Promise<'ok' | 'key_refused'> {
  const response = await fetch(`${api}/v1/payments?count=1`, {
    headers: { authorization: authorizationOf(keys) },
    // A redirect would carry the keys to an address that nobody set.
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithin),
  })
  await response.body?.cancel()
  if (response.status === 401) return 'key_refused'
  if (!response.ok) throw new GatewayAway(`razorpay answered ${response.status}`)
  return 'ok'
}

/** Razorpay through its hosted checkout: the card is typed on Razorpay's own page, and no script of theirs runs on ours. */
export function razorpay(keys: RazorpayKeys, api = 'https://api.razorpay.com'): Gateway {
  const authorization = authorizationOf(keys)

  async function ask<T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T> {
    const response = await fetch(`${api}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would carry the keys and the order to an address that nobody set.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithin),
    }).catch((error: unknown) => {
      throw new GatewayAway(`razorpay gave no answer to ${path.replace(/\w{14,}/g, '…')}`, { cause: error })
    })
    const answer: unknown = await response.json().catch(() => null)
    const parsed = schema.safeParse(answer)
    if (response.ok && parsed.success) return parsed.data
    // The description may quote what was sent, so only the code is passed on.
    const code = refused.safeParse(answer).data?.error.code ?? 'nothing to read'
    throw new GatewayAway(`razorpay answered ${response.status}: ${code}`)
  }
  const payment = async (id: string) => paymentFrom(await ask(paymentEntity, `/payments/${encodeURIComponent(id)}`))

  return {
    name: 'razorpay',
    async createOrder({ id, amountPaise }) {
      const created = await ask(order, '/orders', { amount: amountPaise, currency, receipt: id, notes: { order: id } })
      return created.id
    },
    checkout: ({ gatewayOrderId, amountPaise, seller, description, customer, returnUrl, cancelUrl }) => ({
      action: `${api}/v1/checkout/embedded`,
      fields: {
        key_id: keys.keyId,
        order_id: gatewayOrderId,
        amount: String(amountPaise),
        currency,
        name: seller,
        description,
        'prefill[name]': customer.name,
        'prefill[email]': customer.email,
        'prefill[contact]': customer.mobile,
        callback_url: returnUrl,
        cancel_url: cancelUrl,
      },
      // Browsers apply the same list to the redirects of a form.
      origins: [new URL(api).origin, 'https://*.razorpay.com'],
    }),
    signedReturn(gatewayOrderId, fields) {
      const { razorpay_payment_id: id, razorpay_order_id: of, razorpay_signature: signature } = fields
      if (typeof id !== 'string' || of !== gatewayOrderId) return null
      return isSignature(keys.keySecret, `${gatewayOrderId}|${id}`, signature) ? id : null
    },
    payment,
    async paymentsOf(gatewayOrderId) {
      const { items } = await ask(payments, `/orders/${encodeURIComponent(gatewayOrderId)}/payments`)
      return items.map(paymentFrom)
    },
    async capture({ id, amountPaise }) {
      try {
        const body = { amount: amountPaise, currency }
        return paymentFrom(await ask(paymentEntity, `/payments/${encodeURIComponent(id)}/capture`, body))
      } catch (error) {
        // Another node, or the account's own setting, may have captured it a moment before.
        const now = await payment(id)
        if (now.status === 'captured') return now
        throw error
      }
    },
    async refund({ id, amountPaise, totalPaise }) {
      const path = `/payments/${encodeURIComponent(id)}`
      const before = await ask(paymentEntity, path)
      if ((before.amount_refunded ?? 0) >= totalPaise) {
        const { items } = await ask(z.object({ items: z.array(refundEntity) }), `${path}/refunds`)
        // The service lists the newest first.
        return { refundId: items.find(one => one.amount === amountPaise)?.id ?? items[0]?.id ?? id }
      }
      const refund = await ask(refundEntity, `${path}/refund`, { amount: amountPaise })
      return { refundId: refund.id }
    },
    readEvent(body, headers) {
      if (!isSignature(keys.webhookSecret, body, headers['x-razorpay-signature'])) return null
      const given = headers['x-razorpay-event-id']
      const id = typeof given === 'string' && given ? given : hash('sha256', body)
      return { id, ...eventFrom(body) }
    },
  }
}

type Unnumbered = GatewayEvent extends infer E ? (E extends GatewayEvent ? Omit<E, 'id'> : never) : never

function eventFrom(body: Buffer): Unnumbered {
  const parsed = event.safeParse(jsonOrNull(body))
  if (!parsed.success) return { type: 'unreadable', kind: 'other' }
  const { event: type, payload } = parsed.data
  const paid = payload.payment?.entity
  switch (type) {
    case 'payment.authorized':
    case 'payment.captured':
    case 'payment.failed':
    case 'order.paid':
      return paid ? { type, kind: 'payment', payment: paymentFrom(paid) } : { type, kind: 'other' }
    // A refund that was only created may still fail.
    case 'refund.processed': {
      const refund = payload.refund?.entity
      if (!refund) return { type, kind: 'other' }
      const refundedPaise = Math.max(refund.amount, paid?.amount_refunded ?? 0)
      const { id: refundId, payment_id: paymentId, amount: amountPaise } = refund
      return { type, kind: 'refund', paymentId, refundId, amountPaise, refundedPaise }
    }
    case 'payment.dispute.lost': {
      const paymentId = payload.dispute?.entity.payment_id ?? paid?.id
      return paymentId ? { type, kind: 'dispute_lost', paymentId } : { type, kind: 'other' }
    }
    default:
      return { type, kind: 'other' }
  }
}

function jsonOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
