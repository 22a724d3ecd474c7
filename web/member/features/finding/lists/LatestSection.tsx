import { IconArrowRight } from '@tabler/icons-react'
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
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './LatestSection.module.css'
import { MemberCard } from './MemberCard.tsx'
import { CardSkeleton } from './Skeletons.tsx'
import { listWords } from './words.ts'

interface Props {
  eyebrow: string
  title: string
  /** On a phone the cards stand in one row that scrolls sideways. */
  isRow?: boolean
  /** Drawn below the title. */
  remark?: ReactNode
  /** The screen with the whole list, where there is more to see. */
  all?: { href: Screen; label: string } | undefined
  /** Undefined until they have arrived. */
  members: readonly MemberSummary[] | undefined
  /** Drawn instead of cards when the list is empty. */
  none: ReactNode
  /** The actions at the foot of a member's card. */
  actions: (member: MemberSummary) => ReactNode
  error: Error | null
  onRetry: () => void
}

/** The first few of a list, on the dashboard. */
export function LatestSection(props: Props) {
  const { eyebrow, title, isRow = false, remark, all, members, none, actions, error, onRetry } = props
  const language = useLanguage()
  const gender = otherSide(useViewer().gender)
  return (
    <section className={styles.latest}>
      <header className={styles.head}>
        <div>
          {language === 'en' ? <Eyebrow size="small">{eyebrow}</Eyebrow> : null}
          <h2>{title}</h2>
          {remark}
        </div>
        {all ? (
          <ButtonLink kind="quiet" small href={all.href} aria-label={all.label}>
            {listWords(language).viewAll}
            <Icon of={IconArrowRight} />
          </ButtonLink>
        ) : null}
      </header>
      {members ? null : error ? (
        <Card>
          <Failure part error={error} onRetry={onRetry} />
        </Card>
      ) : (
        <DelayedPlaceholder label={memberWords(language).loading}>
          <LatestSkeletons isRow={isRow} />
        </DelayedPlaceholder>
      )}
      {members?.length === 0 ? (
        <Card as="p" className={styles.none}>
          {none}
        </Card>
      ) : null}
      <div className={classNames(styles.grid, isRow && styles.row)}>
        {members?.slice(0, maxCards).map(member => (
          <MemberCard key={member.registration_no} member={member} gender={gender} heading="h3">
            {actions(member)}
          </MemberCard>
        ))}
      </div>
    </section>
  )
}

const LatestSkeletons = ({ isRow }: { isRow: boolean }) => (
  <div className={classNames(styles.grid, isRow && styles.row)}>
    {[1, 2, 3, 4].map(n => (
      <CardSkeleton key={n} />
    ))}
  </div>
)
