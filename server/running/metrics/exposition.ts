/** A named figure in Prometheus' text format. docs/decisions/0017 says why we use no package for it. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  samples(): Sample[]
}
export interface Sample {
  /** What follows the metric's name, such as `_bucket`. */
  readonly suffix?: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }
const escaped = (text: string) => text.replaceAll(/[\\"\n]/g, sign => escapes[sign] ?? sign)
const numberText = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value))

function line(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}`
}

export const expositionOf = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(metric => [
      `# HELP ${metric.name} ${metric.help}`,
      `# TYPE ${metric.name} ${metric.type}`,
      ...metric.samples().map(sample => line(metric.name, sample)),
    ])
    .map(text => `${text}\n`)
    .join('')

const labelsOf = (names: readonly string[], values: readonly string[]) =>
  Object.fromEntries(names.map((name, n) => [name, values[n] ?? '']))

/** A total that only rises, for each combination of labels. Prometheus calls it a counter. */
export function runningTotal(name: string, help: string, labelNames: readonly string[] = []) {
  // A total without labels begins at zero, so that its first step shows as a rise.
  const counts = new Map<string, { labels: Sample['labels']; value: number }>(
    labelNames.length === 0 ? [['', { labels: {}, value: 0 }]] : [],
  )
  return {
    name,
    help,
    type: 'counter' as const,
    add(by: number, ...values: string[]) {
      const key = values.join('\0')
      const sample = counts.get(key)
      if (sample) sample.value += by
      else counts.set(key, { labels: labelsOf(labelNames, values), value: by })
    },
    samples: () => [...counts.values()],
  }
}

/** Counts how often a value was at most each of the bounds. */
export function histogram(name: string, help: string, labelNames: readonly string[], bounds: readonly number[]) {
  const series = new Map<string, { labels: Sample['labels']; counts: number[]; sum: number }>()
  return {
    name,
    help,
    type: 'histogram' as const,
    observe(value: number, ...values: string[]) {
      const key = values.join('\0')
      let one = series.get(key)
      if (!one) {
        one = { labels: labelsOf(labelNames, values), counts: Array.from(bounds, () => 0).concat(0), sum: 0 }
        series.set(key, one)
      }
      const firstBound = bounds.findIndex(bound => value <= bound)
      const bucket = firstBound < 0 ? bounds.length : firstBound
      one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
      one.sum += value
    },
    samples: () =>
      [...series.values()].flatMap(({ labels, counts, sum }) => {
        let atMost = 0
        const buckets = counts.map((count, n) => {
          atMost += count
          const le = numberText(bounds[n] ?? Number.POSITIVE_INFINITY)
          return { suffix: '_bucket', labels: { ...labels, le }, value: atMost }
        })
        return [
          ...buckets,
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: atMost },
        ] satisfies Sample[]
      }),
  }
}

/** A value that rises and falls. */
export const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: () => [...samples],
})
