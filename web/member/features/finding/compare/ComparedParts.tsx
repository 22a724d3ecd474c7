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

const icons = { met: IconCheck, missed: IconX, not_told: IconQuestionMark }

interface Props {
  reasons: readonly { wish: string; outcome: keyof typeof icons; text: string }[] | null
  /** What an icon says, for screen readers. */
  outcomes: Record<keyof typeof icons, string>
  none: string
}

/** Each wish of one side, and whether it is met. */
export const Wishes = ({ reasons, outcomes, none }: Props) =>
  reasons?.length ? (
    <ul className={styles.wishes}>
      {reasons.map(({ wish, outcome, text }) => (
        <li key={wish} className={styles[outcome]}>
          <Icon of={icons[outcome]} />
          <span>
            <span className="visually-hidden">{`${outcomes[outcome]}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <p className={styles.none}>{none}</p>
  )

/** The score with every koota, and why points are lost. Without a score it says what is missing, and leads to one's own. */
export function ComparedGunMilan({ breakdown, gender }: { breakdown: Breakdown; gender: Gender | null }) {
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
  const lost = breakdown.kootas.filter(({ points, max }) => points < max)
  return (
    <>
      <p>
        <b>{digits(language, `${breakdown.total}/${maxTotal}`)}</b>
        {` · ${breakdown.band.name[language]}`}
      </p>
      <p className={styles.kootas}>
        {breakdown.kootas
          .map(({ name, points, max }) => `${name[language]} ${digits(language, `${points}/${max}`)}`)
          .join(' · ')}
      </p>
      {lost.length > 0 ? (
        <details data-screen-only>
          <summary>{t.reasons}</summary>
          <ul className={styles.lost}>
            {lost.map(({ code, reason }) => (
              <li key={code}>{reason[language]}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
