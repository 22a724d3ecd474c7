import { IconEye } from '@tabler/icons-react'
import type { ReactNode, RefCallback } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { CandidateAgrees } from '#web/member/parts/CandidateAgrees.tsx'
import { IdChecked } from '#web/member/parts/IdChecked.tsx'
import { LastUsed } from '#web/member/parts/LastUsed.tsx'
import { NewMark } from '#web/member/parts/NewSince.tsx'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link, type LinkProps } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import link from './card-link.module.css'
import styles from './MemberCard.module.css'
import { memberRow } from './member-row.ts'
import { useToday } from './use-today.ts'
import { listWords } from './words.ts'

export const MemberCards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>

interface FrameProps {
  ref?: RefCallback<HTMLElement> | undefined
  as?: 'article' | 'div'
  className?: string | undefined
  children: ReactNode
}

/** The frame of a card: photos on the left, details on the right, actions below both. */
export const MemberCardFrame = ({ ref, as = 'div', className, children }: FrameProps) => (
  <Card as={as} ref={ref} className={classNames(styles.card, className)}>
    {children}
  </Card>
)

interface Props {
  ref?: RefCallback<HTMLElement>
  member: MemberSummary
  gender: Gender | null
  /** Also shows the marital status, and the occupation in words instead of its kind. */
  full?: boolean
  /** Defaults to the member's profile. */
  href?: string
  /** The state of the profile's history entry. */
  state?: LinkProps['state']
  /** Facts after all others, each in a row of its own. */
  extra?: readonly (readonly [label: string, value: string])[]
  /** Drawn below the facts: why this family is in the list. */
  note?: ReactNode
  /** The foot of the card: what happened when, and the actions. */
  children?: ReactNode
}

/** One member of a list, with what a family wants to know before it opens the profile. */
export function MemberCard({ ref, member, gender, full = false, href, state, extra = [], note, children }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const row = memberRow(member, language, useToday())
  const facts: Fact[] = [
    [t.born, row.age ? `${row.birthDate}, ${row.age}` : row.birthDate],
    [t.height, row.height],
    ...(full ? [[t.maritalStatus, row.maritalStatus] as const] : []),
    [t.education, row.education],
    [t.occupation, full ? row.occupationDetails : row.occupationType],
    [t.income, row.income],
    ...(row.gunMilan ? [[t.gunMilan, row.gunMilan] as const] : []),
    [t.worksIn, row.workPlace],
    [t.native, row.nativePlace],
    ...extra.map(([label, value]) => [label, value] as const),
  ]
  return (
    <MemberCardFrame ref={ref} as="article">
      <Carousel
        shape="card"
        photos={row.photos}
        largePhotos={row.largePhotos}
        withheld={row.withheld}
        gender={gender}
        of={row.surname}
        lazy
      />
      <div className={styles.body}>
        <SurnameRows
          surname={row.surname}
          registrationNo={row.registrationNo}
          isRepeated={row.isForFreeViewer}
          className={styles.surname}
        >
          {surname => (
            <h2>
              <Link className={link.link} href={href ?? row.profileHref} state={state}>
                {surname}
              </Link>
            </h2>
          )}
        </SurnameRows>
        <NewMark isNew={row.isNew} className={styles.mark} />
        <IdChecked at={row.idCheckedAt} className={styles.mark} />
        <LastUsed use={row.lastUsed} className={styles.mark} />
        <CandidateAgrees at={row.candidateAgreedAt} className={styles.mark} />
        <Facts className={styles.facts} facts={facts} />
        {row.visitDate ? (
          <p className={classNames(link.visited, styles.visited, 'numeric')}>
            <Icon of={IconEye} />
            {t.visited(row.visitDate)}
          </p>
        ) : null}
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
      {children ? <div className={styles.foot}>{children}</div> : null}
    </MemberCardFrame>
  )
}
