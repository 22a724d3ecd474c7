import type { CSSProperties } from 'react'
import { maxTotal } from '#domain/kundali/kootas/koota.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './GunRing.module.css'

const ringWords = catalogue({
  score: [
    (gun: string, max: string) => `Gun Milan ${gun} of ${max}`,
    (gun: string, max: string) => `गुण मिलन ${max} पैकी ${gun}`,
  ],
})

/** A known score. Where it is not known nothing is drawn, never 0. */
export function GunRing({ gun }: { gun: number }) {
  const language = useLanguage()
  const whole = Math.trunc(gun)
  const points = gun === whole ? digits(language, gun) : `${whole === 0 ? '' : digits(language, whole)}½`
  return (
    <span
      className={`${styles.ring} numeric`}
      style={{ '--gun': gun / maxTotal } as CSSProperties}
      role="img"
      aria-label={ringWords(language).score(digits(language, gun), digits(language, maxTotal))}
    >
      {points}
    </span>
  )
}
