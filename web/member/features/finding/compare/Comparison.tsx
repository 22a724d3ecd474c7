import { type ReactNode, useState } from 'react'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import styles from './Comparison.module.css'
import { type Shown, swappedIn } from './swapped-in.ts'
import { compareWords } from './words.ts'

export interface ComparisonRow {
  label: string
  /** One for each profile, in their order. */
  values: readonly ReactNode[]
  /** What is for the family alone is not printed: the paper is handed on. */
  isScreenOnly?: boolean
}

interface Compared {
  uuid: string
  last_name: string
  user_images: readonly { image: string }[]
}

interface Props<T extends Compared> {
  caption: string
  list: readonly T[]
  gender: 'M' | 'F' | null
  rows: readonly ComparisonRow[]
  head: (one: T) => ReactNode
  name: (one: T) => ReactNode
  foot: (one: T) => ReactNode
}

/** A phone shows two columns of the table, with the name of each row above it. Who else is compared comes in by a press. */
export function Comparison<T extends Compared>({ caption, list, gender, rows, head, name, foot }: Props<T>) {
  const t = compareWords(useLanguage())
  const [isWide, isPrinting] = [useMedia(aboveTablet), usePrinting()]
  const [shown, setShown] = useState<Shown>([0, 1])
  const isWhole = isWide || isPrinting
  const columns = list.map((one, at) => ({ one, at })).filter(({ at }) => isWhole || shown.includes(at))
  return (
    <>
      {isWhole || list.length <= shown.length ? null : (
        <fieldset aria-label={t.shown} className={styles.chips} data-screen-only>
          {list.map((one, at) => (
            <button
              key={one.uuid}
              type="button"
              className={styles.chip}
              aria-pressed={shown.includes(at)}
              onClick={() => setShown(swappedIn(shown, at))}
            >
              <Portrait face image={one.user_images[0]?.image} gender={gender} alt="" />
              <span>{one.last_name}</span>
            </button>
          ))}
        </fieldset>
      )}
      <table className={classNames(styles.columns, isWhole ? styles.whole : styles.pair, 'numeric')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className={styles.faces}>
            {isWhole ? <td /> : null}
            {columns.map(({ one }) => (
              <td key={one.uuid}>{head(one)}</td>
            ))}
          </tr>
          <tr className={styles.names}>
            {isWhole ? <td /> : null}
            {columns.map(({ one }) => (
              <th key={one.uuid} scope="col">
                {name(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isScreenOnly }) => (
            <tr key={label} data-screen-only={isScreenOnly || undefined}>
              <th scope="row">{label}</th>
              {columns.map(({ one, at }) => (
                <td key={one.uuid}>{values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot data-screen-only>
          <tr>
            {isWhole ? <td /> : null}
            {columns.map(({ one }) => (
              <td key={one.uuid}>{foot(one)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  )
}
