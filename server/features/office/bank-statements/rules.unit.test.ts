import { describe, expect, it } from 'vitest'
import { isMatched, proposedMeanings, statementLines } from './rules.ts'

describe('what a column is taken for', () => {
  it.each([
    [
      'ICICI',
      'Value Date|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )',
      '.|.|none|credit|none',
    ],
    ['HDFC', 'Date|Narration|Chq./Ref.No.|Withdrawal Amt.|Deposit Amt.|Closing Balance', '.|.|.|none|credit|none'],
    ['HDFC of old', 'Date|Description|Debit Amount|Credit Amount', '.|.|none|credit'],
    ['State Bank', 'Txn Date|Description|Ref No.|Debit|Credit|Balance', '.|.|.|none|credit|none'],
    ['Bank of Maharashtra', 'Date|Particulars|Amount|Balance Amount', '.|.|amount|none'],
    ['a direction', 'Date|Particulars|Amount|Dr / Cr', '.|.|amount|direction'],
    ['a type', 'Date|Narration|Transaction Type|Amount(Rs)', '.|.|direction|amount'],
    ['Marathi', 'दिनांक|तपशील|नावे|जमा|शिल्लक', '.|.|none|credit|none'],
    ['debits alone', 'Date|Narration|Withdrawal Amount', '.|.|none'],
  ])('of %s is a debit for nobody', (_, headings, meanings) => {
    const proposed = proposedMeanings(headings.split('|'))
    const wanted = meanings.split('|')
    expect(proposed.filter((_meaning, at) => wanted[at] !== '.')).toEqual(wanted.filter(one => one !== '.'))
  })
})

it.each([
  ['Withdrawal Amount', 'amount', false],
  ['Debit', 'amount', false],
  ['Closing Balance', 'amount', false],
  ['Withdrawal Amount', 'credit', false],
  ['Amount', 'amount', true],
  ['Withdrawal (Dr) / Deposit (Cr)', 'amount', true],
  ['Deposit Amount', 'credit', true],
] as const)('a clerk who says that %s is the %s is believed: %s', (heading, meaning, isBelieved) => {
  expect(isMatched(['Date', 'Narration', heading], ['day', 'utr', meaning])).toBe(isBelieved)
})

describe('money that came in', () => {
  const day = '15/01/2026'
  const utr = '410000000001'
  const cameIn = (meanings: Parameters<typeof statementLines>[1], ...cells: string[][]) =>
    statementLines(cells, meanings).map(({ paise }) => paise / 100)

  it('stands in a column of its own, or is marked beside the amount', () => {
    expect(
      cameIn(['day', 'utr', 'credit'], [day, utr, '1,500.00'], [day, utr, '1,500.00 Dr'], [day, utr, '-900']),
    ).toEqual([1500])
    const amounts = ['3,000.00 Cr', '2,000.00 Dr', '1,000.00', '+50', '₹700 (Cr)'].map(amount => [day, utr, amount])
    expect(cameIn(['day', 'utr', 'amount'], ...amounts)).toEqual([3000, 50, 700])
  })

  it('is told by the sign where others are negative, and by nothing where all amounts look alike', () => {
    expect(cameIn(['day', 'utr', 'amount'], [day, utr, '1500'], [day, utr, '-2000'], [day, utr, '(300)'])).toEqual([
      1500,
    ])
    expect(cameIn(['day', 'utr', 'amount'], [day, utr, '1500'], [day, utr, '2000'])).toEqual([])
  })

  it('is told by the direction, which a cheque or cash is not', () => {
    const rows = ['CR', 'Credit', 'C', 'DR', 'CASH', 'CHQ', ''].map((direction, nth) => [
      day,
      utr,
      String(nth + 1),
      direction,
    ])
    expect(cameIn(['day', 'utr', 'amount', 'direction'], ...rows)).toEqual([1, 2, 3])
  })
})
