import type { Check } from '../finding.ts'

/** Money that granted nothing and was not given back. */
export const payment: Check = {
  name: 'payment',
  scope: 'service',
  isFrequent: true,
  async run({ db }) {
    const found = await db
      ?.selectFrom('payments')
      .where('is_surplus', '=', true)
      .where('refunded_at', 'is', null)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
      .catch(() => null)
    return found && found.count > 0 ? [{ id: 'payment_surplus', detail: String(found.count) }] : []
  },
}
