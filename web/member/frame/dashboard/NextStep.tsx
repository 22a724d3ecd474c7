import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { ContactOutcome } from '#domain/relations/contact-outcomes.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { sayOutcome } from '#web/member/features/relations/contacts/say-outcome.ts'
import { withheldSentence } from '#web/member/parts/withheld-words.ts'
import { otherSide } from '#web/session/use-viewer.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './NextStep.module.css'
import type { NextStepName } from './next-step.ts'
import type { Today } from './today.ts'
import { dashboardWords } from './words.ts'

type Family = Today['families'][number]

interface Props {
  step: NextStepName
  member: CurrentMember
  today: Today | undefined
  /** It is the first dashboard after the registration. */
  isWelcomed: boolean
  /** Two notices stand above it. A step without a face is then one line, so that faces stay on the first screen. */
  isLow: boolean
  /** Called when a family has been answered here. */
  onAnswered: () => Promise<void>
}

/** The question with all its answers is rarely opened. */
const OutcomeDialog = lazyDialog(async () => ({
  default: (await import('#web/member/features/relations/contacts/OutcomeDialog.tsx')).OutcomeDialog,
}))

/** What to do next: one card with one button that stands out. */
export function NextStep({ step, member, today, isWelcomed, isLow, onAnswered }: Props) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const [isBusy, run] = useBusy()
  const [isAsking, setAsking] = useState(false)
  const gender = otherSide(member.gender)
  const families = today?.families ?? []
  const [family] = families
  const face = (one: Family) => (
    <Portrait image={one.image} gender={gender} alt={withheldSentence(one.photo_withheld, language) ?? ''} first />
  )
  const card = (title: string, inside: ReactNode, acts: ReactNode, help?: string) => (
    <Card as="section" className={styles.next} aria-label={title}>
      <Motif band />
      <div className={styles.inside}>
        <div className={styles.say}>
          {inside}
          <div>
            <h2>{title}</h2>
            {help ? <p>{help}</p> : null}
          </div>
        </div>
        {acts}
      </div>
    </Card>
  )
  const leads = (href: string, word: string) => (
    <ButtonLink kind="primary" wide href={href}>
      {word}
    </ButtonLink>
  )
  const line = (title: string, href: string) => (
    <Card as="section" aria-label={title}>
      <Link className={styles.line} href={href}>
        {title}
        <Icon of={IconChevronRight} />
      </Link>
    </Card>
  )
  switch (step) {
    case 'ANSWER':
      return card(
        t.waiting(today?.count ?? 0),
        null,
        <>
          <div className={styles.three}>
            {families.map(one => (
              <Link key={one.uuid} href={`/profile-view/${one.uuid}`}>
                {face(one)}
                <span>{one.last_name}</span>
              </Link>
            ))}
          </div>
          {leads('/intrest-recieved', t.seeAndAnswer)}
        </>,
      )
    case 'REACHED': {
      if (!family) return null
      const says = (outcome: ContactOutcome) => () =>
        run(async () => {
          if (await sayOutcome(family.uuid, outcome)) await onAnswered()
        })
      return card(
        t.reached(family.last_name),
        <span className={styles.one}>{face(family)}</span>,
        <div className={styles.answers}>
          <Button kind="primary" busy={isBusy} onClick={says('spoke')}>
            {t.yes}
          </Button>
          <Button busy={isBusy} onClick={says('no_answer')}>
            {t.noAnswer}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t.other}
          </Button>
          {isAsking ? (
            <OutcomeDialog
              memberId={family.uuid}
              surname={family.last_name}
              said={null}
              onSaid={() => void onAnswered()}
              onClose={() => setAsking(false)}
            />
          ) : null}
        </div>,
      )
    }
    case 'OPEN':
      return family
        ? card(
            t.open(family.last_name),
            <span className={styles.one}>{face(family)}</span>,
            leads(`/profile-view/${family.uuid}?contact=open`, t.seeNumber),
            t.uses(today?.contact_view ?? 0),
          )
        : null
    case 'BIRTH_TIME':
      return isLow
        ? line(t.birthTime, '/edit-profile#birth_time')
        : card(
            t.birthTime,
            <span aria-hidden="true" className={classNames(styles.ring, 'numeric')}>
              ?
            </span>,
            leads('/edit-profile#birth_time', t.fillBirthTime),
            isWelcomed ? t.welcome : undefined,
          )
    case 'COMPLETE': {
      const title = t.complete(member.profile_percentage)
      return isLow
        ? line(title, '/edit-profile')
        : card(title, null, leads('/edit-profile', t.fillIn), isWelcomed ? t.welcome : t.whyComplete)
    }
  }
}
