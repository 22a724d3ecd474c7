import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { ClosedLine } from '#server/features/money/cash-closings/queries.ts'
import type { DocumentContent } from '#server/features/shared/printing/paper.ts'
import type { Cell } from '#server/features/shared/spreadsheets/cells.ts'
import type { PaperRow, surplusOfPeriod } from './office-queries.ts'
import { accountantWords } from './words.ts'

const rupees = (paise: number) => paise / 100

/** The line of one paper. The sums of a refund note are negative, so that a column adds up to what the site earned. */
function paperLine(row: PaperRow, language: Language): Cell[] {
  const t = accountantWords(language)
  const content = row.content as DocumentContent
  const sign = content.takesBack ? -1 : 1
  const part = (paise: number | undefined) => (paise === undefined ? null : sign * rupees(paise))
  const { tax, buyer, item } = content
  return [
    row.issued_on,
    row.number,
    content.isDemo ? `${t[row.kind]} (${t.demo})` : t[row.kind],
    content.takesBack?.number ?? '',
    buyer.registrationNo,
    buyer.name,
    tax ? `${tax.placeOfSupply.code} ${tax.placeOfSupply.name}` : '',
    item.sac ?? '',
    row.plan_name,
    part(tax?.taxablePaise),
    part(tax?.cgstPaise),
    part(tax?.sgstPaise),
    part(tax?.igstPaise),
    part(content.totalPaise),
    content.takesBack ? null : rupees(row.discount_paise),
    content.takesBack ? content.takesBack.reason : (row.discount_reason ?? ''),
    row.method,
    row.reference,
    row.payment_id,
    dayInIndia(row.paid_at),
    row.entered_at ? (row.confirmed_at ? dayInIndia(row.confirmed_at) : t.toBeConfirmed) : '',
  ]
}

type SurplusRow = Awaited<ReturnType<typeof surplusOfPeriod>>[number]

function surplusLine(row: SurplusRow, language: Language): Cell[] {
  const t = accountantWords(language)
  const paidOn = dayInIndia(row.paid_at)
  return [
    paidOn,
    '',
    row.refunded_at ? t.surplusGivenBack : t.surplus,
    '',
    row.registration_no,
    '',
    '',
    '',
    row.plan_name,
    null,
    null,
    null,
    null,
    row.refunded_at ? 0 : rupees(row.amount_paise),
    null,
    '',
    row.method,
    '',
    row.payment_id,
    paidOn,
    '',
  ]
}

/** What a clerk counted at the end of a day. Only the difference adds to the sum: what was expected has papers of its own. */
function closedLine(row: ClosedLine, language: Language): Cell[] {
  const t = accountantWords(language)
  const [expected, counted] = [rupees(row.expected_paise), rupees(row.counted_paise)]
  const line: Cell[] = Array.from({ length: 21 }, () => null)
  const difference = rupees(row.counted_paise - row.expected_paise)
  return line
    .with(0, row.day)
    .with(2, t.closing)
    .with(5, row.clerk ?? '')
    .with(13, difference)
    .with(15, [t.expectedAndCounted(expected, counted), row.reason].filter(Boolean).join('; '))
    .with(16, row.method)
}

/** The accountant's sheet: its headings, a line for each paper, then money that has no paper, and what was counted each day. */
export async function* accountantSheet(
  papers: AsyncIterable<PaperRow>,
  surplus: () => Promise<readonly SurplusRow[]>,
  closed: () => Promise<readonly ClosedLine[]>,
  language: Language,
): AsyncGenerator<Cell[]> {
  const t = accountantWords(language)
  yield [
    t.issuedOn,
    t.number,
    t.kind,
    t.takesBack,
    t.registrationNo,
    t.name,
    t.placeOfSupply,
    t.sac,
    t.plan,
    t.taxable,
    t.cgst,
    t.sgst,
    t.igst,
    t.total,
    t.discount,
    t.reason,
    t.method,
    t.reference,
    t.paymentId,
    t.paidOn,
    t.confirmed,
  ]
  for await (const row of papers) yield paperLine(row, language)
  for (const row of await surplus()) yield surplusLine(row, language)
  for (const row of await closed()) yield closedLine(row, language)
}
