import { digits } from '#domain/words/digits.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './FitBothWays.module.css'
import { type Expectation, fitSentences, type PresentedFit } from './fit-sentences.ts'
import { factWords, fitWords } from './words.ts'

interface Props {
  /** How they meet our wishes. Null where we have written none. */
  ours: PresentedFit | null
  /** How we meet theirs. */
  theirs: PresentedFit | null
  expectation: Expectation | null
}

/** Which wishes of either family the other one meets. */
export function FitBothWays({ ours, theirs, expectation }: Props) {
  const language = useLanguage()
  const t = fitWords(language)
  const missed = ours?.missed.map(wish => factWords(language)[wish]) ?? []
  const sentences = theirs && expectation ? fitSentences(theirs, expectation, language) : [t.noWishes]
  return (
    <>
      {ours && ours.total > 0 ? (
        <Met
          fit={ours}
          title={t.yourWishes}
          sentences={[missed.length > 0 ? t.different(missed.join(', ')) : t.allMet]}
        />
      ) : null}
      <Met fit={theirs} title={t.theirWishes} sentences={sentences} />
    </>
  )
}

interface MetProps {
  fit: PresentedFit | null
  title: string
  sentences: readonly string[]
}

/** How many wishes of one family the other one meets. */
function Met({ fit, title, sentences }: MetProps) {
  const language = useLanguage()
  return (
    <div className={styles.reason}>
      <span className={`${styles.met} numeric`} aria-hidden="true">
        {fit && fit.total > 0 ? digits(language, `${fit.met}/${fit.total}`) : '-'}
      </span>
      <div>
        <b>{title}</b>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
