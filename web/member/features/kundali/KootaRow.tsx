import type { KootaLine } from '#domain/kundali/breakdown.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { kundaliWords } from './words.ts'

const partClass = (points: number, index: number) => (points >= index + 1 ? 'full' : points > index ? 'half' : '')

/** Cut in as many parts as the koota can give. */
const KootaBar = ({ points, max }: { points: number; max: number }) => (
  <span className="koota-bar" aria-hidden="true">
    {Array.from({ length: max }, (_, index) => index).map(index => (
      <i key={index} className={partClass(points, index)} />
    ))}
  </span>
)

export function KootaRow({ line, language }: { line: KootaLine; language: Language }) {
  const say = kundaliWords(language)
  const [points, max] = [digits(language, line.points), digits(language, line.max)]
  return (
    <details className={line.points === 0 ? 'koota zero' : 'koota'}>
      <summary>
        <span className="koota-name">
          {line.name[language]}
          {language === 'en' ? <span lang="mr">{line.name.mr}</span> : null}
        </span>
        <span className="koota-points num" aria-hidden="true">
          <b>{points}</b> / {max}
        </span>
        <span className="sr">{say.score(points, max)}</span>
        <KootaBar points={line.points} max={line.max} />
      </summary>
      <div className="koota-why">
        <dl className="kv">
          <div>
            <dt>{say.bride}</dt>
            <dd>{line.bride[language]}</dd>
          </div>
          <div>
            <dt>{say.groom}</dt>
            <dd>{line.groom[language]}</dd>
          </div>
        </dl>
        <p>{line.reason[language]}</p>
      </div>
    </details>
  )
}
