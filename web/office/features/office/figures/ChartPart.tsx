import { formatLongDay } from '#domain/format/date.ts'
import { figureCharts } from '#domain/office/figures.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { chartNames, seriesNames } from '#domain/words/figure-words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Figures.module.css'
import { figureText, stepText } from './format.ts'
import { KeyChart } from './KeyChart.tsx'
import type { FigureChart, Figures } from './queries.ts'
import { exportAddress } from './queries.ts'
import { TimeChart } from './TimeChart.tsx'
import { figureScreenWords } from './words.ts'

interface Props {
  chart: FigureChart
  figures: Pick<Figures, 'from' | 'to' | 'step'>
  /** Whether the figures may be downloaded as a file. */
  mayExport: boolean
}

/** A chart with its legend, the table behind it and its file. */
export function ChartPart({ chart, figures, mayExport }: Props) {
  const language = useLanguage()
  const t = figureScreenWords(language)
  const name = chartNames(language)[chart.chart]
  const isCounted = chart.rows.some(({ values }) => values.some(value => value !== null))
  return (
    <Card as="section" className={styles.part} aria-label={name}>
      <h2>{name}</h2>
      {chart.as_of ? <p className={styles.asOf}>{t.asOf(formatLongDay(chart.as_of, language))}</p> : null}
      {isCounted ? (
        <>
          <Legend chart={chart} />
          {figureCharts[chart.chart].over === 'time' ? <TimeChart chart={chart} /> : <KeyChart chart={chart} />}
          <Table chart={chart} step={figures.step} name={name} />
          {mayExport ? (
            <p>
              <ButtonLink
                small
                href={exportAddress(chart.chart, figures, language)}
                download
                aria-label={t.csvOf(name)}
              >
                {t.csv}
              </ButtonLink>
            </p>
          ) : null}
        </>
      ) : (
        <p>{t.none}</p>
      )}
    </Card>
  )
}

/** The sum of a series, or its last value where its values are levels. */
function comesTo({ chart, rows }: FigureChart, at: number, language: Language): string {
  const t = figureScreenWords(language)
  const values = rows.map(row => row.values[at] ?? null)
  if (figureCharts[chart].within === 'sum' || figureCharts[chart].over === 'keys')
    return t.inAll(
      figureText(
        chart,
        values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
        language,
      ),
    )
  return t.atLast(figureText(chart, values.findLast(value => value !== null) ?? null, language))
}

function Legend({ chart }: { chart: FigureChart }) {
  const language = useLanguage()
  return (
    <ul className={styles.legend}>
      {chart.series.map((one, at) => (
        <li key={one}>
          <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
            {figureCharts[chart.chart].over === 'time' && figureCharts[chart.chart].within !== 'sum' ? (
              <line className={styles.line} data-nth={at} x1="0" x2="24" y1="4" y2="4" />
            ) : (
              <rect className={styles.rect} data-nth={at} width="24" height="8" />
            )}
          </svg>
          <span>
            {seriesNames(language)[one]}: <strong>{comesTo(chart, at, language)}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Table({ chart, step, name }: { chart: FigureChart; step: Figures['step']; name: string }) {
  const language = useLanguage()
  const t = figureScreenWords(language)
  const isOverTime = figureCharts[chart.chart].over === 'time'
  return (
    <details className={styles.details}>
      <summary>{t.table}</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{isOverTime ? (step === 'DAY' ? t.ofTheDay : t.ofTheMonth) : t.by}</th>
            {chart.series.map(one => (
              <th key={one} scope="col">
                {seriesNames(language)[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ key, name: ofRow, values }) => (
            <tr key={key}>
              <th scope="row">{ofRow ?? stepText(key, language)}</th>
              {chart.series.map((one, at) => (
                <td key={one}>{figureText(chart.chart, values[at] ?? null, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
