import { isOpenGateway } from '#server/features/money/memberships/rules.ts'
import { nextOffset, pageRange } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { collect } from './collect.ts'
import type { PaymentDependencies } from './dependencies.ts'
import { gatewayLooks, paymentTicketsAnHour } from './limits.ts'
import { offeredPlanOrRefuse } from './orders.ts'
import { presentPayment, wireStatus } from './present.ts'
import { closeUnpaid, countPayments, latestOrder, orderById, paymentsOf } from './queries.ts'
import { wasPaid } from './rules.ts'
import { newTicketAddress } from './tickets.ts'
import { paymentMessages, paymentSentences } from './words.ts'

export function paymentHandlers(
  dependencies: PaymentDependencies & { limits: Limits },
): HandlersOf<'paymentTicket' | 'checkPayment' | 'paymentList'> {
  const { db, limits, gateway } = dependencies
  return {
    async paymentTicket({ input, viewer, language, now, mayUseDemo }) {
      if (!isOpenGateway(gateway, mayUseDemo)) throw new Refusal('conflict', { sentence: paymentSentences.atOffice })
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
      if (gateway?.name === order.gateway && !wasPaid(order)) {
        const looks = await limits.count(`payment check ${order.id}`, gatewayLooks)
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
        list: rows.map(presentPayment),
        next_offset: nextOffset(input.offset, count),
      }
    },
  }
}
