import type { KootaLine } from '#domain/kundali/breakdown.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/Facts.tsx'
import styles from './KootaRow.module.css'
import { kundaliWords } from './words.ts'

const partClass = (points: number, index: number) =>
  points >= index + 1 ? styles.full : points > index ? styles.half : undefined

/** One koota. Its bar has a segment for each point that the koota can give. */
const KootaBar = ({ points, max }: { points: number; max: number }) => (
  <span className={styles.bar} aria-hidden="true">
    {Array.from({ length: max }, (_, index) => index).map(index => (
      <i key={index} className={partClass(points, index)} />
    ))}
  </span>
)

export function KootaRow({ line, language }: { line: KootaLine; language: Language }) {
  const t = kundaliWords(language)
  const [points, max] = [digits(language, line.points), digits(language, line.max)]
  return (
    <details className={classNames(styles.koota, line.points === 0 && styles.zero)}>
      <summary>
        <span className={styles.name}>
          {line.name[language]}
          {language === 'en' ? <span lang="mr">{line.name.mr}</span> : null}
        </span>
        <span className={classNames(styles.points, 'numeric')} aria-hidden="true">
          <b>{points}</b> / {max}
        </span>
        <span className="visually-hidden">{t.score(points, max)}</span>
        <KootaBar points={line.points} max={line.max} />
      </summary>
      <div className={styles.reason}>
        <Facts
          className={styles.facts}
          facts={[
            [t.bride, line.bride[language]],
            [t.groom, line.groom[language]],
          ]}
        />
        <p>{line.reason[language]}</p>
      </div>
    </details>
  )
}
