import { classNames } from '#web/ui/class-names.ts'
import styles from './ComparedFacts.module.css'

interface Row {
  label: string
  /** One value for each record, in the order of `names`. */
  values: readonly string[]
}

/** Facts of several records, one fact a row, so that a difference is visible on a phone without scrolling sideways. */
export const ComparedFacts = ({ names, rows }: { names: readonly string[]; rows: readonly Row[] }) => (
  <dl className={classNames(styles.facts, 'numeric')}>
    {rows.map(({ label, values }) => (
      <div key={label} className={classNames(styles.row, new Set(values).size > 1 && styles.differs)}>
        <dt>{label}</dt>
        {values.map((value, at) => (
          <dd key={names[at]}>
            <span className="visually-hidden">{names[at]}: </span>
            {value}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
