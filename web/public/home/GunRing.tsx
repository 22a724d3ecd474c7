import { classNames } from '#web/ui/class-names.ts'
import styles from './GunRing.module.css'

interface GunRingProps {
  /** The points out of thirty-six. */
  matched: number
  label: string
  score: string
  of: string
}

const petals = Array.from({ length: 36 }, (_, place) => place * 10 + 5)

/** One petal for each gun, clockwise from the top. The diamond marks the points that a match needs. */
export function GunRing({ matched, label, score, of }: GunRingProps) {
  return (
    <svg className={styles.ring} viewBox="-80 -80 160 160" role="img" aria-label={label}>
      {petals.map((turn, place) => (
        <path
          key={turn}
          className={classNames(styles.petal, place >= matched && styles.bare)}
          transform={`rotate(${turn})`}
          d="M0-70c5 6 5 18 0 24-5-6-5-18 0-24z"
        />
      ))}
      <circle r="76" />
      <circle r="40" className={styles.beads} />
      <path className={styles.eighteen} d="M0 80l4-4-4-4-4 4z" />
      <text className={styles.score} y="6">
        {score}
      </text>
      <text className={styles.of} y="23">
        {of}
      </text>
    </svg>
  )
}
