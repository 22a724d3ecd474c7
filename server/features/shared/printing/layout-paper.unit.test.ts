import { expect, it } from 'vitest'
import { layoutPaper } from './layout-paper.ts'
import type { Paper } from './paper.ts'

const paper: Paper = {
  kind: 'receipt',
  number: 'R25-26/0001',
  issuedOn: '2026-01-15',
  contact: '',
  content: {
    language: 'en',
    isDemo: false,
    seller: { name: 'Shubh Vivah', address: 'Wardha', gstin: null },
    buyer: { name: 'Aniket Patil', registrationNo: 'G10004', address: '' },
    item: { plan: 'A year', days: 365, views: 10, from: '2026-01-15', to: '2027-01-14', sac: null },
    totalPaise: 100_000,
    tax: null,
    payment: { id: 'p1', method: 'cash', gateway: 'offline', paidOn: '2026-01-15' },
    takesBack: null,
  },
}
const textsOf = (printed: Paper) =>
  layoutPaper(printed).marks.flatMap(mark => (mark.kind === 'text' ? [mark.runs.map(run => run.text).join('')] : []))

it('a paper names the telephone of the day on which it is printed, and no empty line without one', () => {
  const contact = '+91 98220 11111 · office@shubhvivah.in'
  expect(textsOf({ ...paper, contact })).toContain(contact)
  expect(textsOf(paper)).not.toContain('')
})
