import type { PaymentStatus } from '#contract/money/payments.ts'
import { nextOffset, pageRange } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import { collect } from './collect.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { paymentTicketsAnHour } from './limits.ts'
import { offeredPlanOrRefuse } from './orders.ts'
import { closeUnpaid, countPayments, latestOrder, type OrderStatus, orderById, paymentsOf } from './queries.ts'
import { newTicketAddress } from './tickets.ts'
import { paymentMessages, paymentSentences } from './words.ts'

/** The page asks often while it waits; the gateway is asked no more often than this. */
const secondsBetweenLooks = 2

export function paymentHandlers(
  dependencies: PaymentDependencies & { limits: Limits },
): HandlersOf<'paymentTicket' | 'checkPayment' | 'paymentList'> {
  const { db, limits, gateway } = dependencies
  return {
    async paymentTicket({ input, viewer, language, now, mayUseDemo }) {
      if (!gateway || (gateway.name === 'sandbox' && !mayUseDemo))
        throw new Refusal('conflict', { sentence: paymentSentences.atOffice })
      await limits.countOrRefuse(`payment ${viewer.id}`, paymentTicketsAnHour)
      const planId = input.plan_id.toLowerCase()
      await offeredPlanOrRefuse(db, { memberId: viewer.id, planId, type: input.type }, now)
      const ticket = {
        memberId: viewer.id,
        sessionHash: viewer.sessionHash,
        planId,
        type: input.type,
        language,
        contactOf: input.contact_of,
      }
      return { url: await newTicketAddress(db, ticket, now), message: paymentMessages(language).ready }
    },

    async checkPayment({ viewer, language, now }) {
      const t = paymentMessages(language)
      const order = await latestOrder(db, viewer.id)
      if (!order) return { status: 'NONE', message: t.NONE }
      if (gateway?.name === order.gateway && order.status !== 'paid' && order.status !== 'refunded') {
        const looks = await limits.count(`payment check ${order.id}`, { hits: 1, seconds: secondsBetweenLooks })
        const outcome = looks.isAbove ? 'pending' : await collect({ ...dependencies, gateway }, order, now)
        if (outcome === 'nothing') await closeUnpaid(db, order.id, 'cancelled', now)
      }
      const current = (await orderById(db, order.id)) ?? order
      const status = wireStatus[current.status]
      return { status, message: t[status] }
    },

    async paymentList({ input, viewer }) {
      const count = await countPayments(db, viewer.id)
      const rows = await paymentsOf(db, viewer.id, pageRange(input.offset))
      return {
        count,
        list: rows.map(row => ({
          uuid: row.id,
          plan_name: row.plan_name,
          fee: row.fee_paise / 100,
          status: wireStatus[row.status],
          is_offline: presentFlag(row.gateway === 'offline'),
          created_at: row.created_at.toISOString(),
          paid_at: row.paid_at?.toISOString() ?? null,
          refunded_at: row.refunded_at?.toISOString() ?? null,
          documents: (row.documents ?? []).map(({ id, number, kind }) => ({
            uuid: id,
            number,
            kind: wireKind[kind],
          })),
        })),
        next_offset: nextOffset(input.offset, count),
      }
    },
  }
}

const wireStatus = {
  created: 'CREATED',
  paid: 'PAID',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
} as const satisfies Record<OrderStatus, PaymentStatus>

const wireKind = {
  receipt: 'RECEIPT',
  tax_invoice: 'TAX_INVOICE',
  refund_note: 'REFUND_NOTE',
  credit_note: 'CREDIT_NOTE',
} as const
