import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/summary.ts'
import { newOnFirstPage } from '#domain/new-since.ts'
import type { Screen } from '#domain/screens.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { NewCount } from '#web/member/parts/NewSince.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { LatestCard, LatestCardSkeleton } from './LatestCard.tsx'
import styles from './LatestMembers.module.css'
import { memberListQuery, memberLists } from './member-lists.ts'
import { listWords, memberListWords } from './words.ts'

/** The rest is behind 'View All'. */
const maxCards = 4

interface Props {
  list: 'newlyJoined' | 'visitors'
  /** The screen with the whole list. */
  href: Screen
  /** What can be done with a member, at the foot of the card. */
  actions: (member: MemberSummary) => ReactNode
  /** The heading, where it is not the list's own. */
  title?: string
  /** Leaves members out; where nobody would be left, all stay. */
  isWanted?: (member: MemberSummary) => boolean
}

/** The newest few of a list, on the dashboard. */
export function LatestMembers({ list, href, actions, title, isWanted = () => true }: Props) {
  const language = useLanguage()
  const say = listWords(language)
  const { counted, none, viewAll } = memberListWords[list](language)
  const gender = otherSide(useViewer().gender)
  const { data: page, error, refetch } = useQuery(memberListQuery(list, { page: 1, maritalStatus: '', status: '' }))
  const wanted = page?.list.filter(isWanted) ?? []
  return (
    <section className={styles.latest}>
      <header className={styles.head}>
        <div>
          {language === 'en' ? <Eyebrow size="small">{memberLists[list].eyebrow}</Eyebrow> : null}
          <h2>{title && wanted.length > 0 ? title : page ? counted(page.count) : memberWords(language)[list]}</h2>
          {list === 'newlyJoined' && page ? (
            <NewCount {...newOnFirstPage(page.list, page.next_offset !== null)} />
          ) : null}
          {list === 'visitors' ? <p>{say.visitorsNote}</p> : null}
        </div>
        {page && page.count > maxCards ? (
          <ButtonLink kind="quiet" small href={href} aria-label={viewAll}>
            {say.viewAll}
            <Icon of={IconArrowRight} />
          </ButtonLink>
        ) : null}
      </header>
      {page ? null : error ? (
        <Card>
          <Failure part error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <AfterPause label={memberWords(language).loading}>
          <LatestSkeletons />
        </AfterPause>
      )}
      {page?.count === 0 ? (
        <Card as="p" className={styles.none}>
          {none}
        </Card>
      ) : null}
      <div className={styles.grid}>
        {(wanted.length > 0 ? wanted : (page?.list ?? [])).slice(0, maxCards).map(member => (
          <LatestCard key={member.registration_no} member={member} gender={gender}>
            {actions(member)}
          </LatestCard>
        ))}
      </div>
    </section>
  )
}

const LatestSkeletons = () => (
  <div className={styles.grid}>
    {[1, 2, 3, 4].map(n => (
      <LatestCardSkeleton key={n} />
    ))}
  </div>
)
