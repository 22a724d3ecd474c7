import { fairOrder } from '#domain/finding/fair-order.ts'
import type { Order } from './simulate.ts'

/** Ours is the product's own rule. */
export const orders = {
  'newest first': { told: turn => ({ ...turn }), of: families => families.toReversed() },
  random: { told: turn => ({ ...turn, shown: 0, comesLast: false, hasReturned: true }), of: fairOrder },
  'least shown': { told: turn => ({ ...turn, comesLast: false, hasReturned: true }), of: fairOrder },
  ours: { told: turn => ({ ...turn }), of: fairOrder },
} as const satisfies Record<string, Order>
