import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#domain/escape-html.ts'
import { formatFee } from '#domain/format/fee.ts'
import type { Db } from '#server/db/open.ts'
import { type DemoConfig, mayUseDemo } from '#server/http/demo-access.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { openOrder, returnAddress, type SandboxOrder, sandboxPath } from './sandbox.ts'
import type { WindowPages } from './window-page.ts'
import { paymentSentences, sandboxWords } from './words.ts'

interface SandboxServing {
  db: Db
  secrets: Secrets
  clock: Clock
  config: DemoConfig
  pages: WindowPages
}

const slowAnswerMs = 6_000

/**
 * Serves the page of the demo's gateway. Like the outbox it belongs to the demo, and only a person on this machine can open it.
 * `app` must parse forms.
 */
export function serveSandbox(app: FastifyInstance, { db, secrets, clock, config, pages }: SandboxServing): void {
  const site = new URL(config.publicUrl).origin

  app.addHook('onRequest', async request => {
    if (!mayUseDemo(config, request)) throw new Refusal('not_found')
  })

  app.post(sandboxPath, async (request, reply) => {
    const { order: sealed } = (request.body ?? {}) as Record<string, unknown>
    const order = openOrder(secrets, sealed)
    if (!order) throw new Refusal('bad_input')
    const t = sandboxWords(order.language)
    const act = (press: string, label: string, isFirst = false) =>
      `<button name="press" value="${press}"${isFirst ? ' class="first"' : ''}>${escapeHtml(label)}</button>`
    const amount = formatFee(order.amountPaise / 100, order.language)
    return pages.send(reply, {
      language: order.language,
      title: t.title,
      body: `<h1>${t.title}</h1><p>${t.noMoney}</p><dl><dt>${escapeHtml(order.description)}</dt><dd>${amount}</dd></dl>
        <form method="post" action="${sandboxPath}/press">
        <input type="hidden" name="order" value="${escapeHtml(String(sealed))}">
        ${act('pay', t.pay(amount), true)}${act('slow', t.slow)}${act('fail', t.fail)}${act('cancel', t.cancel)}
        </form>`,
      // Browsers apply the same list to the redirect back to the site.
      formAction: ["'self'", site],
    })
  })

  app.post(`${sandboxPath}/press`, async (request, reply) => {
    const { order: sealed, press } = (request.body ?? {}) as Record<string, unknown>
    const order = openOrder(secrets, sealed)
    if (!order) throw new Refusal('bad_input')
    // Browsers apply the opener policy of a redirect too.
    reply.header('cross-origin-opener-policy', 'unsafe-none')
    if (press === 'cancel') return reply.redirect(order.cancelUrl, 303)
    if (press !== 'pay' && press !== 'slow' && press !== 'fail') throw new Refusal('bad_input')
    const paymentId = await recordPress(order, press)
    if (paymentId) return reply.redirect(returnAddress(secrets, order, paymentId), 303)
    const t = sandboxWords(order.language)
    const text = paymentSentences.notThisReturn[order.language]
    return pages.sendOutcome(reply, { language: order.language, heading: t.paidBefore, text, status: 409 })
  })

  /** Records what was pressed. Null where the order was paid before: the index allows one payment. */
  async function recordPress(order: SandboxOrder, press: 'pay' | 'slow' | 'fail'): Promise<string | null> {
    const now = clock.now()
    const paymentId = `sandbox_pay_${newId(now)}`
    const inserted = await db
      .insertInto('sandbox_payments')
      .values({
        payment_id: paymentId,
        gateway_order_id: order.gatewayOrderId,
        amount_paise: order.amountPaise,
        status: press === 'fail' ? 'failed' : 'captured',
        settles_at: press === 'slow' ? new Date(now.getTime() + slowAnswerMs) : now,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('payment_id')
      .executeTakeFirst()
    return inserted?.payment_id ?? null
  }
}
