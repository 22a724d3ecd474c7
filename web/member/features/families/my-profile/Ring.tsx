import { digits } from '#domain/words/digits.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Completeness.module.css'

/** Twice the petals of the site's lotus. Each stands for a part of the biodata. */
const petals = 14
const petal = 'M0 -46 C6 -38 6 -30 0 -24 C-6 -30 -6 -38 0 -46 Z'

/** Petals fill clockwise as the profile becomes complete. The last one fills only when nothing is missing. */
export function Ring({ percentage, label }: { percentage: number; label: string }) {
  const language = useLanguage()
  const full = Math.floor((percentage / 100) * petals)
  return (
    <svg className={styles.ring} viewBox="-50 -50 100 100" role="img" aria-label={label}>
      {Array.from({ length: petals }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a petal is
          key={at}
          d={petal}
          transform={`rotate(${(at * 360) / petals})`}
          data-full={at < full ? '' : undefined}
        />
      ))}
      <text y="6">{`${digits(language, percentage)}%`}</text>
    </svg>
  )
}
