import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MatchReasons.module.css'
import { factsOf, type Reason, reasonsOf } from './match-reasons.ts'
import { matchWords } from './words.ts'

export type MatchPage = AnswerOf<Calls['matchList']>
export type Match = MatchPage['list'][number]

const icons = { met: IconCheck, missed: IconX, not_told: IconQuestionMark }

/** The wishes that are met and missed, in both directions. */
export function MatchReasons({ match, page }: { match: Match; page: Pick<MatchPage, 'wanted' | 'own'> }) {
  const language = useLanguage()
  const t = matchWords(language)
  const { expectation, theirs, patrika_gun: gunMilan } = match
  return (
    <div className={styles.reasons}>
      {page.wanted ? (
        <Side
          title={t.ours}
          reasons={reasonsOf(match.ours, { wanted: page.wanted, facts: factsOf(match), gunMilan }, language)}
        />
      ) : null}
      {theirs && expectation ? (
        <Side
          title={t.theirs}
          reasons={reasonsOf(theirs, { wanted: expectation, facts: page.own, gunMilan }, language)}
        />
      ) : (
        <p className={styles.none}>{t.theirsNone}</p>
      )}
    </div>
  )
}

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
