import { dayInIndia } from '#domain/calendar.ts'
import { pageSize } from '#domain/limits.ts'
import { membershipsOfMember } from '#server/features/money/memberships/queries.ts'
import {
  isOpenGateway,
  onlinePurchaseKind,
  type PurchaseKind,
  purchaseKind,
  runningMembership,
} from '#server/features/money/memberships/rules.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import type { Gateway } from '#server/ports/gateway.ts'
import { countFitsOf, type FitCounting } from './fit-counts.ts'
import { presentPrice, readPrices } from './prices.ts'
import { countReturnedViews, type PlanForSale, plansOnSale } from './queries.ts'

const offers = { new: 'BUY', upgrade: 'UPGRADE', renewal: 'RENEW' } as const satisfies Record<PurchaseKind, string>

interface MembershipDependencies extends FitCounting {
  gateway: Gateway | null
}

export function membershipHandlers(
  dependencies: MembershipDependencies,
): HandlersOf<'planList' | 'fitCounts' | 'prices'> {
  const { db, gateway } = dependencies
  return {
    fitCounts: ({ viewer }) => countFitsOf(dependencies, viewer),
    prices: ({ language }) => readPrices(db, language),

    async planList({ input, viewer, language, now, mayUseDemo }) {
      const today = dayInIndia(now)
      const running = runningMembership(await membershipsOfMember(db, viewer.id), now)
      const plans = inOrder(await plansOnSale(db, running?.planId ?? null), input)
      const isOnlineOpen = isOpenGateway(gateway, mayUseDemo)
      const from = input.offset * pageSize
      return {
        count: plans.length,
        next_offset: nextOffset(input.offset, plans.length),
        contact_views_left: running && running.contactViews - running.contactViewsSpent - running.heldViews,
        contact_views_returned: running ? await countReturnedViews(db, running.id) : 0,
        is_sandbox: presentFlag(gateway?.name === 'sandbox'),
        list: plans.slice(from, from + pageSize).map(plan => {
          const isCurrent = plan.id === running?.planId
          const online = isOnlineOpen ? onlinePurchaseKind(plan, running, today) : null
          const atOffice = plan.status === 'active' && !online && purchaseKind(plan, running, today) !== null
          return {
            ...presentPrice(language, plan),
            status: plan.status === 'active' ? 'ACTIVE' : 'INACTIVE',
            is_current: presentFlag(isCurrent),
            start_date: isCurrent ? running.startsOn : null,
            end_date: isCurrent ? running.endsOn : null,
            offer: online && offers[online],
            pay_at_office: presentFlag(atOffice && plan.feePaise > 0),
          }
        }),
      }
    },
  }
}

/** The plans in the provider's own order, unless the call asks for the order of fees. */
function inOrder(
  plans: PlanForSale[],
  { order_by, sort_by }: { order_by?: string | undefined; sort_by?: string | undefined },
): PlanForSale[] {
  const sorted = order_by === 'fee' ? plans.toSorted((one, other) => one.feePaise - other.feePaise) : plans
  return sort_by === 'DESC' ? sorted.toReversed() : sorted
}
