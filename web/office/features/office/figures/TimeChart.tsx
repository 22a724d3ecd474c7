import { figureCharts } from '#domain/office/figures.ts'
import { seriesNames } from '#domain/words/figure-words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { columnsOf, linesOf, scaleEnd } from './chart-shape.ts'
import styles from './Figures.module.css'
import { figureText, stepText } from './format.ts'
import type { FigureChart } from './queries.ts'
import { figureScreenWords } from './words.ts'

const box = { width: 300, height: 100 }

/** Lines or columns along days or months. The drawing is stretched to the screen, so its labels lie outside of it. */
export function TimeChart({ chart: { chart, series, rows } }: { chart: FigureChart }) {
  const language = useLanguage()
  const t = figureScreenWords(language)
  const most = scaleEnd(rows.flatMap(({ values }) => values))
  const [first, last] = [rows[0], rows.at(-1)]
  const text = (value: number | null | undefined) => figureText(chart, value ?? null, language)
  const summary = series
    .map((one, at) =>
      t.line(
        seriesNames(language)[one],
        stepText(first?.key ?? '', language),
        text(first?.values[at]),
        stepText(last?.key ?? '', language),
        text(last?.values[at]),
      ),
    )
    .join('; ')
  return (
    <>
      <p className={styles.scale} aria-hidden="true">
        {t.most(text(most))}
      </p>
      <svg
        className={styles.lines}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {[0, 0.5, 1].map(part => (
          <line
            key={part}
            className={styles.grid}
            x1={0}
            x2={box.width}
            y1={part * box.height}
            y2={part * box.height}
          />
        ))}
        {series.map((one, at) => {
          const values = rows.map(row => row.values[at] ?? null)
          // A count of events belongs to its day alone and gets a column; a level continues from day to day and gets a line.
          return figureCharts[chart].within === 'sum'
            ? columnsOf(values, { ...box, most, nth: at, of: series.length }).map(({ key, ...place }) => (
                <rect key={`${one} ${key}`} className={styles.rect} data-nth={at} {...place} />
              ))
            : linesOf(values, { ...box, most }).map(points => (
                <polyline key={`${one} ${points}`} className={styles.line} data-nth={at} points={points} />
              ))
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{stepText(first?.key ?? '', language)}</span>
        <span>{stepText(last?.key ?? '', language)}</span>
      </p>
    </>
  )
}
