import { describe, expect, it } from 'vitest'
import { expositionOf, gauge, histogram, runningTotal } from './exposition.ts'

describe('the text of the metrics', () => {
  it('counts in buckets that each hold the smaller ones', () => {
    const waits = histogram('waits_seconds', 'How long.', ['call'], [0.1, 1])
    for (const seconds of [0.05, 0.1, 0.5, 3]) waits.observe(seconds, 'GET /x')
    expect(expositionOf([waits])).toBe(`# HELP waits_seconds How long.
# TYPE waits_seconds histogram
waits_seconds_bucket{call="GET /x",le="0.1"} 2
waits_seconds_bucket{call="GET /x",le="1"} 3
waits_seconds_bucket{call="GET /x",le="+Inf"} 4
waits_seconds_sum{call="GET /x"} 3.65
waits_seconds_count{call="GET /x"} 4
`)
  })

  it('keeps labels apart and lets no value end its quotes', () => {
    const refusals = runningTotal('refusals_total', 'Refused.', ['code', 'call'])
    refusals.add(1, 'a', 'bc')
    refusals.add(2, 'ab', 'c')
    refusals.add(3, 'ab', 'c')
    refusals.add(1, 'say "no"\n', '\\')
    expect(expositionOf([refusals]).split('\n').slice(2, 5)).toEqual([
      'refusals_total{code="a",call="bc"} 1',
      'refusals_total{code="ab",call="c"} 5',
      String.raw`refusals_total{code="say \"no\"\n",call="\\"} 1`,
    ])
  })

  it('begins a plain total at zero and writes an endless age', () => {
    expect(expositionOf([runningTotal('a_total', 'A.'), gauge('b', 'B.', [{ labels: {}, value: Infinity }])])).toBe(
      '# HELP a_total A.\n# TYPE a_total counter\na_total 0\n# HELP b B.\n# TYPE b gauge\nb +Inf\n',
    )
  })
})
