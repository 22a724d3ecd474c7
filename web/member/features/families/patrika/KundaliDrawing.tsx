import { describeKundali, kindName, rowText } from '#domain/kundali/patrika/describe.ts'
import { type ChartSigns, drawKundali, type KundaliForm, type KundaliKind } from '#domain/kundali/patrika/drawing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import styles from './KundaliDrawing.module.css'

interface Props {
  signs: ChartSigns
  kind: KundaliKind
  form: KundaliForm
  language: Language
}

/** A kundali as a scalable drawing. Screen readers get the houses in words. */
export function KundaliDrawing({ signs, kind, form, language }: Props) {
  const drawn = drawKundali(signs, form)
  return (
    <figure className={styles.figure}>
      <svg viewBox="-1 -1 102 102" role="img" aria-label={describeKundali(drawn, kind, language)}>
        {drawn.lines.map(([x1, y1, x2, y2]) => (
          <line key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} className={styles.line} />
        ))}
        {drawn.cells.map(({ sign, number, rows }) => (
          <g key={sign}>
            <text x={number.x} y={number.y + 1.5} className={styles.number}>
              {digits(language, sign)}
            </text>
            {rows.map(row => (
              <text key={row.at.y} x={row.at.x} y={row.at.y + 1.9} className={styles.grahas}>
                {rowText(row, language)}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{kindName(kind)[language]}</figcaption>
    </figure>
  )
}
