import { classNames } from './class-names.ts'
import styles from './Lotus.module.css'

const petal = (height: number) =>
  `M22 23c-3.4-4-3.4-${(height * 0.6).toFixed(1)} 0-${height} 3.4 ${(height * 0.4).toFixed(1)} 3.4 ${height - 4} 0 ${height}z`

const petals = (
  [
    [-78, 18],
    [-52, 20],
    [-26, 21.5],
    [0, 22.5],
    [26, 21.5],
    [52, 20],
    [78, 18],
  ] as const
).map(([turn, height]) => ({ turn, d: petal(height) }))

/** The logo mark: a lotus of seven petals, one for each step of the saptapadi. */
export function Lotus({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 24" fill="currentColor" aria-hidden="true">
      {petals.map(({ turn, d }) => (
        <path key={turn} transform={`rotate(${turn} 22 23)`} d={d} />
      ))}
    </svg>
  )
}

/** A divider between sections: the mark between two gold hairlines. */
export function LotusRule({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.rule, className)} aria-hidden="true">
      <Lotus />
    </div>
  )
}
