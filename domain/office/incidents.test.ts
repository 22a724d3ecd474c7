import { expect, it } from 'vitest'
import { type IncidentReport, reportBy } from './incidents.ts'

it.each<[IncidentReport, string]>([
  ['CERT_IN', '2026-01-15T12:00:00.000Z'],
  ['BOARD', '2026-01-18T06:00:00.000Z'],
])('%s is told by %s of what was known at six on the fifteenth', (report, by) => {
  expect(reportBy(report, new Date('2026-01-15T06:00:00Z')).toISOString()).toBe(by)
})
