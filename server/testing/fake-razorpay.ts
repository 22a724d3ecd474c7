import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const razorpayKeys = { keyId: 'rzp_test_key', keySecret: 'a key secret', webhookSecret: 'a webhook secret' }

interface FakeOrder {
  id: string
  amount: number
  currency: string
  receipt: string
}
interface FakePayment {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  method: string
  amount_refunded: number
  captured: boolean
}

const newName = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/**
 * Speaks the protocol of Razorpay as its documentation has it: orders, payments, captures, refunds, the hosted checkout and
 * signed events. A test pays here without any of our own code.
 */
export async function fakeRazorpay() {
  const orders = new Map<string, FakeOrder>()
  const payments = new Map<string, FakePayment>()
  const refunds = new Map<string, { id: string; payment_id: string; amount: number }>()
  let isAway = false
  const expected = `Basic ${Buffer.from(`${razorpayKeys.keyId}:${razorpayKeys.keySecret}`).toString('base64')}`

  function pay(orderId: string, change: Partial<FakePayment> = {}): FakePayment {
    const order = orders.get(orderId)
    const payment: FakePayment = {
      id: newName('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: order?.amount ?? 0,
      currency: order?.currency ?? 'INR',
      status: 'captured',
      method: 'upi',
      amount_refunded: 0,
      captured: true,
      ...change,
    }
    payments.set(payment.id, payment)
    return payment
  }
  function refund(payment: FakePayment, amount: number) {
    payment.amount_refunded += amount
    if (payment.amount_refunded >= payment.amount) payment.status = 'refunded'
    const made = { id: newName('rfnd'), payment_id: payment.id, amount }
    refunds.set(made.id, made)
    return made
  }

  type Answer = { status: number; body?: unknown; html?: string }
  const wrong = (description: string): Answer => ({
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description } },
  })

  function answer(method: string, path: string, body: Record<string, unknown>): Answer {
    const [, , noun, id = '', verb] = path.split('/')
    if (method === 'POST' && noun === 'orders') {
      const order = { id: newName('order'), ...(body as Omit<FakeOrder, 'id'>) }
      orders.set(order.id, order)
      return { status: 200, body: { ...order, entity: 'order', status: 'created', attempts: 0 } }
    }
    if (noun === 'orders' && verb === 'payments') {
      const items = [...payments.values()].filter(one => one.order_id === id)
      return { status: 200, body: { entity: 'collection', count: items.length, items } }
    }
    const payment = payments.get(id)
    if (noun !== 'payments' || !payment) return wrong('The id provided does not exist')
    if (method === 'GET' && verb === undefined) return { status: 200, body: payment }
    if (method === 'GET' && verb === 'refunds') {
      const items = [...refunds.values()].filter(one => one.payment_id === id)
      return { status: 200, body: { entity: 'collection', count: items.length, items } }
    }
    if (verb === 'capture') {
      if (payment.status !== 'authorized') return wrong('This payment has already been captured')
      if (body.amount !== payment.amount) return wrong('Capture amount must be equal to the amount authorized')
      Object.assign(payment, { status: 'captured', captured: true })
      return { status: 200, body: payment }
    }
    if (verb === 'refund') {
      const amount = Number(body.amount)
      if (payment.amount_refunded + amount > payment.amount) return wrong('The payment has been fully refunded already')
      return { status: 200, body: { entity: 'refund', ...refund(payment, amount) } }
    }
    return wrong('unknown')
  }

  /** The page on which a family types its card. Each button posts back to the site, as the real page does. */
  function checkout(fields: URLSearchParams): Answer {
    const order = orders.get(fields.get('order_id') ?? '')
    if (!order || fields.get('key_id') !== razorpayKeys.keyId || fields.get('amount') !== String(order.amount))
      return { status: 400, html: 'Payment failed' }
    const payment = pay(order.id, { status: 'created', captured: false })
    const back = (values: Record<string, string>, label: string, pressed: string) =>
      `<form method="post" action="/press?payment=${payment.id}&as=${pressed}&to=${encodeURIComponent(fields.get('callback_url') ?? '')}">
      ${Object.entries(values)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
        .join('')}<button>${label}</button></form>`
    return {
      status: 200,
      html: `<!doctype html><title>Razorpay</title><h1>Razorpay</h1><p>₹${order.amount / 100}</p>
        ${back({}, 'Pay now', 'captured')}${back({}, 'Fail', 'failed')}
        <a href="${fields.get('cancel_url') ?? ''}">Cancel</a>`,
    }
  }
  /** A document that posts the outcome to the callback, as the last step of the hosted checkout does. */
  function press(query: URLSearchParams): Answer {
    const payment = payments.get(query.get('payment') ?? '')
    if (!payment) return { status: 400, html: 'gone' }
    const isPaid = query.get('as') === 'captured'
    Object.assign(payment, { status: isPaid ? 'captured' : 'failed', captured: isPaid })
    const values = isPaid ? returnOf(payment) : { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'declined' }
    const fields = Object.entries(values).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    )
    return {
      status: 200,
      html: `<!doctype html><form method="post" action="${query.get('to') ?? ''}">${fields.join('')}</form>
        <script>document.forms[0].submit()</script>`,
    }
  }
  const returnOf = ({ id, order_id }: FakePayment) => ({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: hmac(razorpayKeys.keySecret, `${order_id}|${id}`),
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (isAway) {
      response.destroy()
      return
    }
    const given =
      pathname === '/v1/checkout/embedded'
        ? checkout(new URLSearchParams(text))
        : pathname === '/press'
          ? press(searchParams)
          : request.headers.authorization === expected
            ? answer(request.method ?? 'GET', pathname, text ? JSON.parse(text) : {})
            : { status: 401, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } } }
    response.writeHead(given.status, {
      'content-type': given.html === undefined ? 'application/json' : 'text/html; charset=utf-8',
    })
    response.end(given.html ?? JSON.stringify(given.body))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    payments,
    pay,
    refund,
    returnOf,
    /** A webhook as it is sent: its bytes, and the headers that sign and number them. */
    event(type: string, payload: Record<string, unknown>, eventId = newName('evt')) {
      const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]))
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_test',
        event: type,
        contains: Object.keys(payload),
        payload: entities,
        created_at: 1_700_000_000,
        something_new: { nobody: 'knows' },
      })
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': eventId,
          'x-razorpay-signature': hmac(razorpayKeys.webhookSecret, body),
        },
      }
    },
    goAway: (away: boolean) => {
      isAway = away
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
export type FakeRazorpay = Awaited<ReturnType<typeof fakeRazorpay>>
