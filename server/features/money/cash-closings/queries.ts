import { sql } from 'kysely'
import type { OfficeMethod } from '#domain/money/payment-methods.ts'
import type { Db } from '#server/db/open.ts'
import { pageAt, rowCount } from '#server/db/outcome.ts'
import type { CountedLine, ExpectedLine } from './rules.ts'

/**
 * What the books expect by method and clerk: everything taken at the office, less what was given back there, less what
 * locked closings hold. Money goes back from the drawer of whoever decided the refund.
 */
export async function readExpected(db: Db): Promise<ExpectedLine[]> {
  const { rows } = await sql<{ method: OfficeMethod; clerkId: string; expectedPaise: number }>`
    select method, clerk_id as "clerkId", sum(paise)::int8 as "expectedPaise" from (
      select payments.method, orders.entered_by as clerk_id, payments.amount_paise as paise
        from payments join orders on orders.id = payments.order_id where payments.gateway = 'offline'
      union all select payments.method, payments.refund_asked_by, -(payments.amount_paise - payments.part_refunded_paise)
        from payments where payments.gateway = 'offline' and payments.refunded_at is not null
      union all select payments.method, part_refunds.asked_by, -part_refunds.amount_paise
        from part_refunds join payments on payments.id = part_refunds.payment_id
        where payments.gateway = 'offline' and part_refunds.refunded_at is not null
      union all select lines.method, lines.clerk_id, -lines.expected_paise
        from cash_closing_lines lines join cash_closings on cash_closings.id = lines.closing_id
        where cash_closings.locked_at is not null
    ) movements where method in ('cash', 'cheque', 'upi', 'bank')
    group by method, clerk_id having sum(paise) <> 0
    order by array_position('{cash,cheque,upi,bank}', method), clerk_id`.execute(db)
  return rows
}

/** What the clerks took by UPI since the last locked closing and no statement has confirmed, by clerk. */
export async function readUnconfirmedPaise(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ clerkId: string; paise: number }>`
    select upi_payments.entered_by as "clerkId", sum(payments.amount_paise)::int8 as paise
    from upi_payments join payments on payments.id = upi_payments.payment_id
    where upi_payments.confirmed_at is null and payments.refunded_at is null and upi_payments.entered_at
      > coalesce((select max(counted_at) from cash_closings where locked_at is not null), '-infinity')
    group by 1`.execute(db)
  return new Map(rows.map(({ clerkId, paise }) => [clerkId, paise]))
}

/** The names of these members of staff, who may have left since. */
export async function staffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const closingsAtOnce = 20

/** A page of the closings with their lines, the newest first, and how many there are. */
export async function readClosings(db: Db, offset: number) {
  const count = await rowCount(db.selectFrom('cash_closings'))
  const closings = await db
    .selectFrom('cash_closings')
    .selectAll()
    .orderBy('counted_at', 'desc')
    .orderBy('id', 'desc')
    .$call(pageAt(offset, closingsAtOnce))
    .execute()
  return {
    count,
    closings,
    lines: await linesOf(
      db,
      closings.map(({ id }) => id),
    ),
  }
}

const linesOf = (db: Db, closingIds: readonly string[]) =>
  db
    .selectFrom('cash_closing_lines')
    .selectAll()
    .where(sql<boolean>`closing_id = any(${closingIds}::uuid[])`)
    .orderBy(sql`array_position('{cash,cheque,upi,bank}', method)`)
    .orderBy('clerk_id')
    .execute()

/** Counting waits for whoever counts or locks at the same moment. Payments are entered meanwhile. */
export const lockClosings = (trx: Db) => sql`lock table cash_closings in share row exclusive mode`.execute(trx)

interface Counted {
  id: string
  day: string
  reason: string | null
  by: string
  now: Date
}

/** Writes what was counted, in place of what was counted before and is not locked. */
export async function writeCount(trx: Db, { id, day, reason, by, now }: Counted, lines: readonly CountedLine[]) {
  await trx.deleteFrom('cash_closings').where('locked_at', 'is', null).execute()
  await trx.insertInto('cash_closings').values({ id, day, reason, counted_by: by, counted_at: now }).execute()
  await trx
    .insertInto('cash_closing_lines')
    .values(
      lines.map(line => ({
        closing_id: id,
        method: line.method,
        clerk_id: line.clerkId,
        expected_paise: line.expectedPaise,
        counted_paise: line.countedPaise,
      })),
    )
    .execute()
}

/** Locks what was counted, and returns its day; undefined where it is locked already or was counted again. */
export const lockClosing = (trx: Db, id: string, by: string, now: Date) =>
  trx
    .updateTable('cash_closings')
    .set({ locked_by: by, locked_at: now })
    .where('id', '=', id)
    .where('locked_at', 'is', null)
    .returning('day')
    .executeTakeFirst()

interface ClosedSearch {
  from?: string | undefined
  to?: string | undefined
  method?: string | undefined
}

/** The lines of the closings that were locked for these days, for the accountant. */
export function closedLines(db: Db, { from, to, method }: ClosedSearch) {
  let lines = db
    .selectFrom('cash_closing_lines')
    .innerJoin('cash_closings', 'cash_closings.id', 'cash_closing_lines.closing_id')
    .leftJoin('staff', 'staff.id', 'cash_closing_lines.clerk_id')
    .where('cash_closings.locked_at', 'is not', null)
  if (from) lines = lines.where('cash_closings.day', '>=', from)
  if (to) lines = lines.where('cash_closings.day', '<=', to)
  if (method) lines = lines.where(sql<boolean>`cash_closing_lines.method = ${method}`)
  return lines
    .select(['cash_closings.day', 'cash_closings.reason', 'cash_closing_lines.method', 'staff.name as clerk'])
    .select(['cash_closing_lines.expected_paise', 'cash_closing_lines.counted_paise'])
    .orderBy('cash_closings.day')
    .orderBy('cash_closings.counted_at')
    .orderBy(sql`array_position('{cash,cheque,upi,bank}', cash_closing_lines.method)`)
    .execute()
}
export type ClosedLine = Awaited<ReturnType<typeof closedLines>>[number]
