import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { gunOf } from '#web/member/parts/gun-milan.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MatchReasons.module.css'
import { factsOf, type Reason, reasonsOf } from './match-reasons.ts'
import { matchWords } from './words.ts'

export type MatchPage = AnswerOf<Calls['matchList']>
type Match = MatchPage['list'][number]

const icons = { met: IconCheck, missed: IconX, not_told: IconQuestionMark }

/** How many wishes are met in both directions and which of ours is not. It opens to every wish. */
export function MatchReasons({ match, page }: { match: Match; page: Pick<MatchPage, 'wanted' | 'own'> }) {
  const language = useLanguage()
  const t = matchWords(language)
  const { expectation, theirs } = match
  const gunMilan = gunOf(match)
  const ours = page.wanted
    ? reasonsOf(match.ours, { wanted: page.wanted, facts: factsOf(match), gunMilan }, language)
    : null
  const theirReasons =
    theirs && expectation ? reasonsOf(theirs, { wanted: expectation, facts: page.own, gunMilan }, language) : null
  const sides = [
    ...(ours ? [{ title: t.ours, reasons: ours }] : []),
    ...(theirReasons ? [{ title: t.theirs, reasons: theirReasons }] : []),
  ]
  const missed = ours?.filter(({ outcome }) => outcome === 'missed') ?? []
  return (
    <details className={styles.reasons}>
      <summary className="numeric">
        {sides.map(({ title, reasons }) => `${title} ${metOf(reasons, language)}`).join(' · ')}
        {missed.map(({ wish, text }) => (
          <span key={wish} className={styles.missed}>
            <Icon of={icons.missed} />
            <span className="visually-hidden">{`${t.missed}: `}</span>
            {text}
          </span>
        ))}
      </summary>
      <div className={styles.sides}>
        {sides.map(side => (
          <Side key={side.title} {...side} />
        ))}
        {theirReasons ? null : <p className={styles.none}>{t.theirsNone}</p>}
      </div>
    </details>
  )
}

const metOf = (reasons: readonly Reason[], language: Language) =>
  digits(language, `${reasons.filter(({ outcome }) => outcome === 'met').length}/${reasons.length}`)

function Side({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  const t = matchWords(useLanguage())
  return (
    <div>
      <h3>{title}</h3>
      <ul className="numeric">
        {reasons.map(({ wish, outcome, text }) => (
          <li key={wish} className={styles[outcome]}>
            <Icon of={icons[outcome]} />
            <span className="visually-hidden">{`${t[outcome]}: `}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
