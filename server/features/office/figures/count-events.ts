import { type RawBuilder, sql } from 'kysely'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import type { FigureName } from '#domain/office/figures.ts'

/** A select of day, series, key and value. */
export type CountedRows = RawBuilder<{ day: Day; series: string; key: string; value: number }>

export interface Days {
  from: Day
  to: Day
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`
const within = (column: string, { from, to }: Days) =>
  sql`${sql.ref(column)} >= ${startOfDayInIndia(from)} and ${sql.ref(column)} < ${startOfDayInIndia(addDays(to, 1))}`

type EventFigure = Extract<FigureName, 'joined' | 'left' | 'interests' | 'revenue'>

/** Counts of events by their day, from the rows of the events themselves. */
export const eventFigures: Readonly<Record<EventFigure, (days: Days) => CountedRows>> = {
  // A family of an old register joins when it claims its record, by the first contact that it verifies.
  joined: days => sql`select ${dayOf('at')} as day, gender as series, '' as key, count(*) as value from (
      select gender, joined_at as at from members where origin <> 'import' and ${within('joined_at', days)}
      union all
      select gender, least(mobile_verified_at, email_verified_at) as at from members where origin = 'import'
    ) joined where ${within('at', days)} group by 1, 2`,
  left: days => sql`select ${dayOf('left_at')} as day, gender as series, '' as key, count(*) as value
    from departures join members on members.id = departures.member_id where ${within('left_at', days)} group by 1, 2`,
  interests: days => sql`
    select ${dayOf('sent_at')} as day, 'sent' as series, '' as key, count(*) as value
    from interests where ${within('sent_at', days)} group by 1
    union all
    select ${dayOf('status_at')}, 'accepted', '', count(*)
    from interests where status = 'accepted' and ${within('status_at', days)} group by 1`,
  // In paise. A payment that came twice bought nothing and is refunded, so it is not revenue.
  revenue: days => sql`
    select ${dayOf('paid_at')} as day, 'paid' as series, plan_id::text as key, sum(amount_paise) as value
    from payments join orders on orders.id = payments.order_id
    where not is_surplus and ${within('paid_at', days)} group by 1, 3
    union all
    select day, 'given_back', plan_id::text, sum(paise) from (
      select ${dayOf('refunded_at')} as day, order_id, amount_paise - part_refunded_paise as paise
      from payments where not is_surplus and ${within('refunded_at', days)}
      union all
      select ${dayOf('part_refunds.refunded_at')}, order_id, part_refunds.amount_paise
      from part_refunds join payments on payments.id = part_refunds.payment_id where ${within('part_refunds.refunded_at', days)}
    ) given join orders on orders.id = order_id group by 1, 3`,
}
