import { digits } from '#domain/words/digits.ts'
import { seriesNames } from '#domain/words/figure-words.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { scaleEnd } from './chart-shape.ts'
import styles from './Figures.module.css'
import { figureText } from './format.ts'
import type { FigureChart } from './queries.ts'
import { figureScreenWords } from './words.ts'

/** Further rows appear only in the table. */
const maxBars = 12
const barHeight = 10

/** Bars by plan or span, each with its values as text. */
export function KeyChart({ chart: { chart, series, rows } }: { chart: FigureChart }) {
  const language = useLanguage()
  const t = figureScreenWords(language)
  const charted = rows.slice(0, maxBars)
  const most = scaleEnd(rows.flatMap(({ values }) => values))
  return (
    <>
      <ul className={styles.bars}>
        {charted.map(({ key, name, values }) => (
          <li key={key}>
            <span className={styles.barName}>{name}</span>
            <svg
              className={styles.bar}
              viewBox={`0 0 100 ${series.length * barHeight}`}
              preserveAspectRatio="none"
              style={{ height: `${series.length * barHeight}px` }}
              aria-hidden="true"
            >
              {series.map((one, at) => (
                <rect
                  key={one}
                  className={styles.rect}
                  data-nth={at}
                  y={at * barHeight + 1}
                  height={barHeight - 2}
                  width={most === 0 ? 0 : ((values[at] ?? 0) / most) * 100}
                />
              ))}
            </svg>
            <span className={styles.barValue}>
              {series.map((one, at) => (
                <span key={one}>
                  <span className="visually-hidden">{seriesNames(language)[one]}: </span>
                  {figureText(chart, values[at] ?? null, language)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > maxBars ? (
        <Hint>{t.largest(digits(language, maxBars), digits(language, rows.length))}</Hint>
      ) : null}
    </>
  )
}
