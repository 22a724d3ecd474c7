import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Screen } from '#domain/screens.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { maxCards } from '#web/member/parts/max-cards.ts'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { FaceCard } from './FaceCard.tsx'
import styles from './LatestSection.module.css'
import { listWords } from './words.ts'

interface Props {
  title: string
  /** The cards are small, and have no buttons. */
  isSmall?: boolean
  /** Its first photo comes before others. */
  first?: boolean
  /** Drawn below the title. */
  remark?: ReactNode
  /** The screen with the whole list, where there is more to see. */
  all?: { href: Screen; label: string } | undefined
  /** Undefined until they have arrived. */
  members: readonly MemberSummary[] | undefined
  /** Drawn instead of cards when the list is empty. */
  none: ReactNode
  /** The actions at the foot of a member's card. */
  actions?: (member: MemberSummary) => ReactNode
  error: Error | null
  onRetry: () => void
}

/** The first few of a list, on the dashboard. */
export function LatestSection(props: Props) {
  const { title, isSmall = false, first = false, remark, all, members, none, actions, error, onRetry } = props
  const language = useLanguage()
  const gender = otherSide(useViewer().gender)
  return (
    <section className={classNames(styles.latest, isSmall && styles.small)}>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          {remark}
        </div>
        {all ? (
          <ButtonLink kind="quiet" small href={all.href} aria-label={all.label}>
            {listWords(language).viewAll}
            <Icon of={IconChevronRight} />
          </ButtonLink>
        ) : null}
      </header>
      {members ? null : error ? (
        <Card>
          <Failure part error={error} onRetry={onRetry} />
        </Card>
      ) : (
        <div className={styles.waiting}>
          <DelayedPlaceholder label={memberWords(language).loading}>
            <Skeleton className={styles.skeleton} />
          </DelayedPlaceholder>
        </div>
      )}
      {members?.length === 0 ? (
        <Card as="p" className={styles.none}>
          {none}
        </Card>
      ) : null}
      {members?.length ? (
        <div className={styles.row}>
          {members.slice(0, maxCards).map((member, at) => (
            <FaceCard
              key={member.registration_no}
              member={member}
              gender={gender}
              first={first && at === 0}
              small={isSmall}
            >
              {actions?.(member)}
            </FaceCard>
          ))}
        </div>
      ) : null}
    </section>
  )
}
