import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { InputOf } from '#contract/endpoint.ts'
import type { officePayments, paymentExport } from '#contract/money/payments.office.ts'
import { addDays, type Day, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { isToBeConfirmed } from './queries.ts'

export const officePaymentPage = 20

type PaymentSearch = Omit<InputOf<typeof officePayments>, 'offset' | 'direction'>

/**
 * True of the payments that match the query, the method and the plan, on any day. For a query that joins payments, orders
 * and members.
 */
const matchesSearch = ({ query, method, plan, unconfirmed }: PaymentSearch) => {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`]
  if (method) conditions.push(sql`payments.method = ${method}`)
  if (plan) conditions.push(sql`orders.plan_id = ${plan}`)
  if (unconfirmed)
    conditions.push(sql`exists (select from upi_payments
      where upi_payments.payment_id = payments.id and ${isToBeConfirmed()})`)
  if (query)
    conditions.push(sql`(members.registration_no = ${query.toUpperCase()} or payments.payment_id = ${query}
      or orders.paper_number_key = paper_number_key(${query})
      or payments.id in (select payment_id from payment_documents where number = ${query.toUpperCase()}))`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function matchingPayments(db: Db, search: PaymentSearch) {
  let payments = db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .where(matchesSearch(search))
  if (search.from) payments = payments.where('payments.paid_at', '>=', startOfDayInIndia(search.from))
  if (search.to) payments = payments.where('payments.paid_at', '<', startOfDayInIndia(addDays(search.to, 1)))
  return payments
}

/** A page of the payments that match, the newest first, with the number and the sum of all of them. */
export async function searchPayments(db: Db, { offset, direction, ...search }: InputOf<typeof officePayments>) {
  const order = direction === 'ASC' ? 'asc' : 'desc'
  const payments = matchingPayments(db, search)
  const totals = await payments
    .select(eb => eb.fn.countAll<number>().as('count'))
    .select([
      sql<number>`coalesce(sum(payments.amount_paise), 0)::int8`.as('paid'),
      sql<number>`coalesce(sum(case when payments.refunded_at is null then payments.part_refunded_paise
        else payments.amount_paise end), 0)::int8`.as('given_back'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await payments
    .leftJoin('upi_payments', 'upi_payments.payment_id', 'payments.id')
    .leftJoin('staff', 'staff.id', 'upi_payments.entered_by')
    .select([
      'payments.id',
      'payments.gateway',
      'payments.payment_id',
      'payments.amount_paise',
      'payments.method',
      'payments.reference',
      'payments.paid_at',
      'payments.is_surplus',
      'payments.refund_asked_at',
      'payments.refund_reason',
      'payments.refunded_at',
      'payments.part_refunded_paise',
      sql<boolean>`exists (select from part_refunds where payment_id = payments.id and refunded_at is null)`.as(
        'is_part_on_its_way',
      ),
      'upi_payments.entered_at',
      'upi_payments.stated_paise',
      'upi_payments.missed_at',
      'upi_payments.confirmed_at',
      'staff.name as entered_by',
      'orders.plan_name',
      'orders.member_id',
      'orders.discount_paise',
      'orders.discount_reason',
      'members.registration_no',
      'members.last_name',
      'members.second_script',
    ])
    .select(eb =>
      eb
        .selectFrom('payment_documents')
        .whereRef('payment_documents.payment_id', '=', 'payments.id')
        .select(
          sql<{ id: string; number: string; kind: Schema['payment_documents']['kind'] }[]>`coalesce(
            json_agg(json_build_object('id', id, 'number', number, 'kind', kind)
              order by kind in ('refund_note', 'credit_note'), number), '[]')`.as('documents'),
        )
        .as('documents'),
    )
    .orderBy('payments.paid_at', order)
    .orderBy('payments.id', order)
    .$call(pageAt(offset, officePaymentPage))
    .execute()
  return { totals, rows }
}
export type OfficePaymentRow = Awaited<ReturnType<typeof searchPayments>>['rows'][number]

export const plansSold = (db: Db) =>
  db.selectFrom('plans').select(['id', 'name']).orderBy('position').orderBy('name').execute()

/** How many papers are read at a time for the accountant. */
const rowsAtOnce = 500

type Export = z.output<typeof paymentExport>

function matchingPapers(db: Db, search: Export) {
  let papers = db
    .selectFrom('payment_documents')
    .innerJoin('payments', 'payments.id', 'payment_documents.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .where(matchesSearch(search))
  if (search.from) papers = papers.where('payment_documents.issued_on', '>=', search.from)
  if (search.to) papers = papers.where('payment_documents.issued_on', '<=', search.to)
  return papers
}

/** The families whose payments the accountant's sheet of a period names. */
export async function familiesOfPeriod(db: Db, search: Export): Promise<string[]> {
  const rows = await matchingPapers(db, search)
    .select('members.id')
    .union(matchingPayments(db, search).where('payments.is_surplus', '=', true).select('members.id'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The papers of a period in the order of their issue. They are read in batches, so that few are in memory at a time. */
export async function* papersOfPeriod(db: Db, search: Export) {
  let after: { issued_on: Day; id: string } | null = null
  for (;;) {
    let papers = matchingPapers(db, search)
    if (after)
      papers = papers.where(
        sql<boolean>`(payment_documents.issued_on, payment_documents.id) > (${after.issued_on}, ${after.id})`,
      )
    const rows = await papers
      .leftJoin('upi_payments', 'upi_payments.payment_id', 'payments.id')
      .select(['upi_payments.entered_at', 'upi_payments.confirmed_at'])
      .select(['payment_documents.id', 'payment_documents.kind', 'payment_documents.number'])
      .select(['payment_documents.issued_on', 'payment_documents.content'])
      .select(['payments.method', 'payments.reference', 'payments.gateway', 'payments.payment_id', 'payments.paid_at'])
      .select(['orders.discount_paise', 'orders.discount_reason', 'orders.plan_name'])
      .orderBy('payment_documents.issued_on')
      .orderBy('payment_documents.id')
      .limit(rowsAtOnce)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = { issued_on: last.issued_on, id: last.id }
  }
}
export type PaperRow = ReturnType<typeof papersOfPeriod> extends AsyncGenerator<infer Row> ? Row : never

/** Surplus payments of a period. They have no paper, and belong in the books all the same. */
export const surplusOfPeriod = (db: Db, search: Export) =>
  matchingPayments(db, search)
    .where('payments.is_surplus', '=', true)
    .select(['payments.amount_paise', 'payments.paid_at', 'payments.refunded_at', 'payments.method'])
    .select(['payments.payment_id', 'payments.gateway', 'orders.plan_name', 'members.registration_no'])
    .orderBy('payments.paid_at')
    .orderBy('payments.id')
    .execute()
