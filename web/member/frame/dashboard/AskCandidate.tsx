import { IconCheck, IconChevronRight, IconClock, IconHeart, IconSend } from '@tabler/icons-react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { tileRow } from '#web/member/features/finding/lists/tile-row.ts'
import { usePress } from '#web/member/features/relations/actions/use-press.ts'
import { actionWords } from '#web/member/features/relations/actions/words.ts'
import { useNote } from '#web/member/features/relations/family-notes/use-note.ts'
import { noteWords } from '#web/member/features/relations/family-notes/words.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { gunOf } from '#web/member/parts/gun-milan.ts'
import { useToday } from '#web/member/parts/use-today.ts'
import { otherSide } from '#web/session/use-viewer.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './AskCandidate.module.css'
import type { Today } from './today.ts'
import { dashboardWords } from './words.ts'

type Family = Today['families'][number]

interface Props {
  family: Family
  /** How many wait, this one included. */
  count: number
  member: CurrentMember
  /** Reads again what the dashboard says, which stays as it was otherwise. */
  onAnswered: () => Promise<void>
}

/** A family that waits for a yes which is the candidate's alone: another of the own family asks, and says what they think. */
export function AskCandidate({ family, count, member, onAnswered }: Props) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const gender = otherSide(member.gender)
  const row = tileRow(family, language, useToday())
  const { first_name } = inLanguage(member, language)
  const { press, busy } = usePress({ member: family, reason: null, onDone: () => void onAnswered() })
  const { own, isBusy, change } = useNote(family)
  const [photo] = row.photos
  const say = async (mark: 'LIKE' | 'ASK' | null) => {
    if (!isBusy && (await change({ mark }))) await onAnswered()
  }
  const opinion = (mark: 'LIKE' | 'ASK', word: string) => (
    <Button
      kind={own.mark === mark ? 'chosen' : 'secondary'}
      aria-pressed={own.mark === mark}
      onClick={() => void say(own.mark === mark ? null : mark)}
    >
      {mark === 'LIKE' ? <Icon of={IconHeart} /> : null}
      {word}
    </Button>
  )
  const gun = gunOf(family)
  return (
    <Card as="section" className={styles.ask} aria-label={row.nameAndAge}>
      <Link className={styles.hero} href={row.profileHref}>
        <Portrait image={photo} gender={gender} alt={row.withheld ?? ''} first />
        <span className={styles.foot}>
          <span>
            <b>{row.nameAndAge}</b>
            {row.lines.map(line => (
              <span key={line}>{line}</span>
            ))}
          </span>
          {gun === null ? null : <GunRing gun={gun} />}
        </span>
      </Link>
      <div className={styles.acts}>
        <h2>{t.theyAsked}</h2>
        <Button kind="primary" wide busy={busy === 'ASK_CANDIDATE'} onClick={() => press('ASK_CANDIDATE')}>
          <Icon of={IconSend} />
          {actionWords(language).askCandidate(first_name, member.gender)}
        </Button>
        <fieldset className={styles.opinion}>
          <legend className="visually-hidden">{noteWords(language).title}</legend>
          {opinion('LIKE', t.likes(gender ?? 'M'))}
          {opinion('ASK', t.unsure)}
        </fieldset>
        <p>{noteWords(language).candidateHelp(first_name, member.gender)}</p>
        {count > 1 ? <ButtonLink href="/intrest-recieved">{t.seeAll(count)}</ButtonLink> : null}
      </div>
    </Card>
  )
}

/** Of whom the candidate was asked, and what came of it. */
export function AskedCandidate({ asked, member }: { asked: readonly Family[]; member: CurrentMember }) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const today = useToday()
  const { first_name } = inLanguage(member, language)
  const stateOf = (family: Family) => {
    if (family.asked_candidate_at) return { icon: IconClock, tone: 'gold', word: t.waitsForAnswer } as const
    const isNo = [family.SentIntrestStatus, family.RecivedIntrestStatus].includes('REJECTED')
    return isNo
      ? ({ icon: null, tone: 'plain', word: t.declined } as const)
      : ({ icon: IconCheck, tone: 'good', word: t.saysYes(first_name) } as const)
  }
  if (asked.length === 0) return null
  return (
    <section className={styles.asked}>
      <h2>{t.asked(first_name, member.gender)}</h2>
      <ul className="stack-3">
        {asked.map(family => {
          const row = tileRow(family, language, today)
          const { icon, tone, word } = stateOf(family)
          return (
            <Card as="li" key={family.uuid}>
              <Link className={styles.row} href={row.profileHref}>
                <Portrait image={row.photos[0]} gender={otherSide(member.gender)} alt={row.withheld ?? ''} lazy />
                <span>
                  <b>{row.nameAndAge}</b>
                  <span className={styles.line}>{row.lines[0]}</span>
                  <Badge tone={tone}>
                    {icon ? <Icon of={icon} /> : null}
                    {word}
                  </Badge>
                </span>
                <Icon of={IconChevronRight} />
              </Link>
            </Card>
          )
        })}
      </ul>
      <ButtonLink href="/family-asks">{t.familyAnswers}</ButtonLink>
    </section>
  )
}
