import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { Breakdown } from '#domain/kundali/breakdown.ts'
import { maxTotal } from '#domain/kundali/max-total.ts'
import type { Gender } from '#domain/limits.ts'
import { digits } from '#domain/words/digits.ts'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ComparedParts.module.css'
import { compareWords } from './words.ts'

interface Reason {
  wish: string
  outcome: 'met' | 'missed' | 'not_told'
  text: string
}

const icons = { missed: IconX, not_told: IconQuestionMark }

/** The part of one side's wishes that is met; null where nothing is wished. */
export const metShare = (reasons: readonly Reason[] | null): number | null =>
  reasons?.length ? reasons.filter(({ outcome }) => outcome === 'met').length / reasons.length : null

/** Beside the highest figure of a row. */
function Best() {
  const t = compareWords(useLanguage())
  return (
    <span role="img" aria-label={t.best} title={t.best} className={styles.best}>
      <Icon of={IconCheck} />
    </span>
  )
}

interface Props {
  isBest: boolean
  reasons: readonly Reason[] | null
  /** What an icon says, for screen readers. */
  outcomes: Record<keyof typeof icons, string>
  none: string
}

/** How many wishes of one side are met, and each that is not. */
export function Wishes({ isBest, reasons, outcomes, none }: Props) {
  const language = useLanguage()
  if (!reasons?.length) return <p className={styles.none}>{none}</p>
  const met = reasons.filter(({ outcome }) => outcome === 'met').length
  return (
    <>
      {compareWords(language).metOf(digits(language, met), digits(language, reasons.length))}
      {isBest ? <Best /> : null}
      {met < reasons.length ? (
        <ul className={styles.wishes}>
          {reasons.map(({ wish, outcome, text }) =>
            outcome === 'met' ? null : (
              <li key={wish} className={styles[outcome]}>
                <Icon of={icons[outcome]} />
                <span>
                  <span className="visually-hidden">{`${outcomes[outcome]}: `}</span>
                  {text}
                </span>
              </li>
            ),
          )}
        </ul>
      ) : null}
    </>
  )
}

interface ComparedGunMilanProps {
  breakdown: Breakdown
  /** The viewer's. */
  gender: Gender | null
  isBest: boolean
}

/** The score with every koota, and why points are lost. Without a score it says what is missing, and leads to one's own. */
export function ComparedGunMilan({ breakdown, gender, isBest }: ComparedGunMilanProps) {
  const language = useLanguage()
  const t = compareWords(language)
  const { unknown, fillIn } = gunMilanWords(language)
  if (!breakdown.known)
    return (
      <>
        <p>
          <b>{unknown}</b>
        </p>
        <ul>
          {breakdown.missing.map(({ whose, detail, text }) => (
            <li key={`${whose} ${detail}`}>{text[language]}</li>
          ))}
        </ul>
        {gender && breakdown.missing.some(({ whose }) => whose === (gender === 'F' ? 'bride' : 'groom')) ? (
          <ButtonLink small className={styles.own} href="/edit-profile#birth_time" data-screen-only>
            {fillIn}
          </ButtonLink>
        ) : null}
      </>
    )
  return (
    <>
      <p>
        <b>{digits(language, `${breakdown.total}/${maxTotal}`)}</b>
        {` · ${breakdown.band.name[language]}`}
        {isBest ? <Best /> : null}
      </p>
      <details data-screen-only>
        <summary>{t.reasons}</summary>
        <ul className={styles.lost}>
          {breakdown.kootas.map(({ code, name, points, max, reason }) => (
            <li key={code}>
              {`${name[language]} ${digits(language, `${points}/${max}`)}`}
              {points < max ? `: ${reason[language]}` : null}
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.kootas}>
        {breakdown.kootas
          .map(({ name, points, max }) => `${name[language]} ${digits(language, `${points}/${max}`)}`)
          .join(' · ')}
      </p>
    </>
  )
}
