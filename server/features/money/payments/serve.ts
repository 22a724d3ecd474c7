import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import { paymentTypes } from '#contract/money/payments.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import { isOpenGateway } from '#server/features/money/memberships/rules.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { mayUseDemo } from '#server/http/demo-access.ts'
import { errorWords } from '#server/http/error-words.ts'
import { refusalFor } from '#server/http/errors.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inLanguageOf } from '#server/http/send-sentence.ts'
import type { Viewers } from '#server/http/viewer.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Gateway } from '#server/ports/gateway.ts'
import { collect } from './collect.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { receiveEvent } from './gateway-events.ts'
import { startOrder } from './orders.ts'
import { wireStatus } from './present.ts'
import { closeUnpaid, orderById } from './queries.ts'
import { serveSandbox } from './serve-sandbox.ts'
import { readTicket } from './tickets.ts'
import { afterPayment, windowPages } from './window-page.ts'
import { paymentMessages, paymentSentences, windowWords } from './words.ts'

interface PaymentServing extends PaymentDependencies {
  config: Config
  clock: Clock
  viewers: Viewers
  /** The address of the product's own stylesheet, or null without built pages. */
  stylesheet: string | null
}

const inInitiate = z.object({
  plan_id: z.guid(),
  type: z.enum(paymentTypes),
  ticket: z.string().min(1).max(200),
  contact_of: z.guid().optional(),
})
const inWindow = z.object({ order: z.guid(), key: z.string().max(100), contact_of: z.guid().optional() })
const formLimit = 64 * 1024

/**
 * Serves the payment window and the gateway's webhook. They are no calls of the contract: a window carries no session, and the
 * gateway is no member. The ticket, our signature in the address and the gateway's own signature decide instead.
 */
export function servePayments(app: FastifyInstance, serving: PaymentServing): void {
  const { db, secrets, clock, viewers, config, gateway } = serving
  const pages = windowPages(serving.stylesheet, databaseSite(db))

  /** Answers a refusal with a page, because a person looks at the window. */
  const asPage =
    (
      answer: (
        request: FastifyRequest,
        reply: FastifyReply,
        setLanguage: (language: Language) => void,
      ) => Promise<unknown>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      let language: Language | null = null
      try {
        return await answer(request, reply, chosen => {
          language = chosen
        })
      } catch (error) {
        const refusal = refusalFor(error)
        if (!refusal) throw error
        const text = inLanguageOf(language, refusal.sentence ?? errorWords[refusal.code])
        if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds))
        const heading = windowWords(language ?? 'en').refused
        return pages.sendOutcome(reply, {
          language: language ?? 'en',
          heading,
          text,
          status: errorStatus[refusal.code],
        })
      }
    }
  const openGatewayOrRefuse = (request: FastifyRequest): Gateway => {
    if (isOpenGateway(gateway, mayUseDemo(config, request))) return gateway
    throw new Refusal('conflict', { sentence: paymentSentences.atOffice })
  }

  app.get(
    '/api/payment/initiate',
    { exposeHeadRoute: false },
    asPage(async (request, reply, setLanguage) => {
      const now = clock.now()
      const query = inInitiate.safeParse(request.query)
      const ended = new Refusal('bad_token', { sentence: paymentSentences.ticketEnded })
      if (!query.success) throw ended
      const ticket = await readTicket(db, query.data.ticket, { planId: query.data.plan_id, type: query.data.type }, now)
      if (ticket) setLanguage(ticket.language)
      if (!ticket?.isOpen) throw ended
      // The session may have ended since, by a logout or a suspension.
      const viewer = await viewers.bySession(ticket.session_hash, now)
      if (viewer?.id !== ticket.member_id || !viewer.verified) throw ended
      const open = openGatewayOrRefuse(request)
      const wanted = {
        orderId: ticket.order_id,
        memberId: viewer.id,
        planId: ticket.plan_id,
        type: ticket.type,
        language: ticket.language,
        contactOf: query.data.contact_of,
      }
      const form = await startOrder({ db, secrets, config, gateway: open }, wanted, now)
      if (form) return pages.sendCheckout(reply, form, ticket.language)
      const order = ticket.order_id
      return leadToOutcome(reply, { ...query.data, order, key: secrets.sign('payment window', order) })
    }),
  )
  app.head('/api/payment/initiate', async () => {
    throw new Refusal('method_not_allowed')
  })

  /** The order of a window that returns from the gateway. Refuses an address that we did not sign. */
  async function returningOrderOrRefuse(request: FastifyRequest, setLanguage: (language: Language) => void) {
    const query = inWindow.safeParse(request.query)
    const notThis = new Refusal('bad_token', { sentence: paymentSentences.notThisReturn })
    if (!query.success || !secrets.isSignedBy('payment window', query.data.order, query.data.key)) throw notThis
    const order = await orderById(db, query.data.order)
    if (!order || !gateway || order.gateway !== gateway.name || order.gateway_order_id === null) throw notThis
    setLanguage(order.language)
    return { order: { ...order, gateway_order_id: order.gateway_order_id }, gateway, notThis, query: query.data }
  }
  /** Redirects to a GET. Gateways return by POST, and the browser's Back button would ask to send that form again. */
  function leadToOutcome(reply: FastifyReply, { order, key, contact_of }: z.output<typeof inWindow>) {
    const query = new URLSearchParams({ order, key, ...(contact_of && { contact_of }) })
    // Browsers apply the opener policy of a redirect too.
    reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store')
    return reply.redirect(`/api/payment/outcome?${query}`, 303)
  }

  const returned = asPage(async (request, reply, setLanguage) => {
    const now = clock.now()
    const { order, gateway: ours, notThis, query } = await returningOrderOrRefuse(request, setLanguage)
    const fields = { ...(request.query as object), ...(request.body as object | undefined) }
    const claimsPayment = Object.keys(fields).some(name => name.endsWith('_payment_id'))
    if (claimsPayment && ours.signedReturn(order.gateway_order_id, fields) === null) throw notThis
    const outcome = await collect({ ...serving, gateway: ours }, order, now)
    if (outcome === 'nothing') await closeUnpaid(db, order.id, 'failed', now)
    return leadToOutcome(reply, query)
  })
  const cancelled = asPage(async (request, reply, setLanguage) => {
    const { order, query } = await returningOrderOrRefuse(request, setLanguage)
    await closeUnpaid(db, order.id, 'cancelled', clock.now())
    return leadToOutcome(reply, query)
  })

  app.get(
    '/api/payment/outcome',
    { exposeHeadRoute: false },
    asPage(async (request, reply, setLanguage) => {
      const { order, query } = await returningOrderOrRefuse(request, setLanguage)
      const { language } = order
      const status = wireStatus[order.status]
      return pages.sendOutcome(reply, {
        language,
        heading: windowWords(language)[status === 'REFUNDED' ? 'CANCELLED' : status],
        text: paymentMessages(language)[status],
        isDone: status === 'PAID',
        next: afterPayment(status, query.contact_of),
      })
    }),
  )

  app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const method of ['GET', 'POST'] as const) {
      forms.route({ method, url: '/api/payment/return', exposeHeadRoute: false, handler: returned })
      forms.route({ method, url: '/api/payment/cancelled', exposeHeadRoute: false, handler: cancelled })
    }
    if (gateway?.name === 'sandbox')
      await forms.register(async sandbox => serveSandbox(sandbox, { db, secrets, clock, config, pages }))
  })

  app.register(async hooks => {
    // The signature covers the raw bytes, so nothing may parse them first.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // No limit by address applies: the gateway sends from few addresses, and as fast as families pay.
    hooks.post('/api/payment/webhook', async (request, reply) => {
      if (!gateway || gateway.name === 'sandbox') throw new Refusal('not_found')
      const event = Buffer.isBuffer(request.body) ? gateway.readEvent(request.body, request.headers) : null
      if (!event) throw new Refusal('bad_input')
      await receiveEvent(serving, gateway.name, event, clock.now())
      return reply.header('cache-control', 'no-store').send({ message: 'received' })
    })
  })
}
