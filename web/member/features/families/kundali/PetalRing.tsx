import { maxTotal } from '#domain/kundali/max-total.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './PetalRing.module.css'
import { kundaliWords } from './words.ts'

const petal = 'M0-70c5 6 5 18 0 24-5-6-5-18 0-24z'
const halfPetal = 'M0-70c-5 6-5 18 0 24z'
const petals = Array.from({ length: maxTotal }, (_, index) => index)

function Petal({ index, total }: { index: number; total: number }) {
  const filled = Math.min(1, Math.max(0, total - index))
  const transform = `rotate(${index * 10 + 5})`
  if (filled === 1) return <path className={styles.full} transform={transform} d={petal} />
  return (
    <g transform={transform}>
      <path className={styles.bare} d={petal} />
      {filled > 0 ? <path className={styles.full} d={halfPetal} /> : null}
    </g>
  )
}

/** One petal for each gun, clockwise from the top, and a gold diamond at 18. */
export function PetalRing({ total, language }: { total: number; language: Language }) {
  const t = kundaliWords(language)
  const [points, max] = [digits(language, total), digits(language, maxTotal)]
  return (
    <>
      <p className="visually-hidden">{t.score(points, max)}</p>
      <svg className={styles.ring} viewBox="-80 -80 160 160" aria-hidden="true">
        {petals.map(index => (
          <Petal key={index} index={index} total={total} />
        ))}
        <circle className={styles.gold} r="76" />
        <circle className={classNames(styles.gold, styles.dotted)} r="40" />
        <path className={styles.diamond} d="M0 80l4-4-4-4-4 4z" />
        <text className={styles.points} y="6">
          {points}
        </text>
        <text className={styles.max} y="23">
          {t.outOf(max)}
        </text>
      </svg>
    </>
  )
}
