import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export const officePaymentPage = 20

/** A page of all payments, the newest first, with the number of those that fit the query. */
export async function searchPayments(db: Db, { query, offset }: { query: string; offset: number }) {
  let payments = db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('members', 'members.id', 'orders.member_id')
  if (query)
    payments = payments.where(eb =>
      eb.or([
        eb('members.registration_no', '=', query.toUpperCase()),
        eb('payments.payment_id', '=', query),
        eb('orders.paper_number_key', '=', sql<string>`paper_number_key(${query})`),
        eb(
          'payments.id',
          'in',
          eb.selectFrom('payment_documents').select('payment_id').where('number', '=', query.toUpperCase()),
        ),
      ]),
    )
  const { count } = await payments.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await payments
    .select([
      'payments.id',
      'payments.gateway',
      'payments.payment_id',
      'payments.amount_paise',
      'payments.paid_at',
      'payments.is_surplus',
      'payments.refund_asked_at',
      'payments.refund_reason',
      'payments.refunded_at',
      'orders.plan_name',
      'orders.member_id',
      'members.registration_no',
      'members.last_name',
    ])
    .select(eb =>
      eb
        .selectFrom('payment_documents')
        .whereRef('payment_documents.payment_id', '=', 'payments.id')
        .where('kind', 'in', ['receipt', 'tax_invoice'])
        .select('payment_documents.number')
        .as('document_no'),
    )
    .orderBy('payments.paid_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(officePaymentPage)
    .offset(offset * officePaymentPage)
    .execute()
  return { count, rows }
}
export type OfficePaymentRow = Awaited<ReturnType<typeof searchPayments>>['rows'][number]
