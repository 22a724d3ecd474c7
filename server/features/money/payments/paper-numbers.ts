import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

type Kind = Schema['payment_documents']['kind']
const series: Record<Kind, string> = { receipt: 'RCT', tax_invoice: 'INV', refund_note: 'RFN', credit_note: 'CRN' }

/** India's financial year, such as 26-27. It begins on 1 April. */
export function financialYear(day: Day): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const begins = month >= 4 ? year : year - 1
  return `${String(begins % 100).padStart(2, '0')}-${String((begins + 1) % 100).padStart(2, '0')}`
}

/**
 * The next number of a series. The counter's row is locked until the transaction ends, and a rollback gives the number back,
 * so that there are no gaps. Papers of the sandbox have a series of their own and use up no real number.
 */
export async function nextDocumentNumber(trx: Db, kind: Kind, day: Day, isDemo: boolean): Promise<string> {
  const name = isDemo ? `DEMO${kind === 'refund_note' || kind === 'credit_note' ? 'R' : ''}` : series[kind]
  const year = financialYear(day)
  const { last } = await trx
    .insertInto('document_counters')
    .values({ series: name, financial_year: year, last: 1 })
    .onConflict(conflict =>
      conflict.columns(['series', 'financial_year']).doUpdateSet({ last: sql`document_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  // The law allows at most sixteen characters.
  return `${name}${year}/${String(last).padStart(isDemo ? 4 : 6, '0')}`
}
