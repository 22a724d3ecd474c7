import type { ReactNode } from 'react'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import styles from './Comparison.module.css'

export interface ComparisonRow {
  label: string
  /** One for each profile, in their order. */
  values: readonly ReactNode[]
  /** What is for the family alone is not printed: the paper is handed on. */
  isScreenOnly?: boolean
}

interface Props {
  caption: string
  /** The photo and name of each profile. */
  heads: readonly { key: string; head: ReactNode }[]
  rows: readonly ComparisonRow[]
}

/** Columns at a desk and on paper, cards to swipe on a phone. */
export function Comparison({ caption, heads, rows }: Props) {
  const [isWide, isPrinting] = [useMedia(aboveTablet), usePrinting()]
  if (!isWide && !isPrinting) {
    return (
      <ul className={styles.cards} aria-label={caption}>
        {heads.map(({ key, head }, at) => (
          <Card as="li" key={key} className={styles.card}>
            {head}
            <dl className="numeric">
              {rows.map(({ label, values }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{values[at]}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ul>
    )
  }
  return (
    <Card className={styles.sheet}>
      <table className={classNames(styles.columns, 'numeric')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {heads.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isScreenOnly }) => (
            <tr key={label} data-screen-only={isScreenOnly || undefined}>
              <th scope="row">{label}</th>
              {heads.map(({ key }, at) => (
                <td key={key}>{values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
