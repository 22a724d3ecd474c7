import type { SecurityEvent } from '#server/http/security-log.ts'
import { histogram, type Metric, runningTotal } from './exposition.ts'

/** What the node counts while it answers. */
export interface Metrics {
  answered(call: string, status: number, seconds: number): void
  refused(code: string, times?: number): void
  happened(event: SecurityEvent): void
  counted(): Metric[]
}

/** A member notices a tenth of a second. A call of the office may take a few seconds. */
const secondsBounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function countMetrics(): Metrics {
  const requests = histogram(
    'saptapadi_request_seconds',
    'How long answers took, by call and status.',
    ['call', 'status'],
    secondsBounds,
  )
  const refusals = runningTotal('saptapadi_refusals_total', 'Refused requests by error code.', ['code'])
  const signups = runningTotal('saptapadi_signups_total', 'New members.')
  return {
    answered: (call, status, seconds) => requests.observe(seconds, call, String(status)),
    refused: (code, times = 1) => refusals.add(times, code),
    happened({ event }) {
      if (event === 'signup') signups.add(1)
    },
    counted: () => [requests, refusals, signups],
  }
}
