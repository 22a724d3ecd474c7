import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/summary.ts'
import type { Screen } from '#domain/screens.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { LatestCard } from './LatestCard.tsx'
import { memberListQuery, memberLists } from './member-lists.ts'
import { listWords, memberListWords } from './words.ts'
import './LatestMembers.css'

/** The rest is behind 'View All'. */
const maxCards = 4

interface Props {
  list: 'newlyJoined' | 'visitors'
  /** The screen with the whole list. */
  href: Screen
  /** What can be done with a member, at the foot of the card. */
  actions: (member: MemberSummary) => ReactNode
}

/** The newest few of a list, on the dashboard. */
export function LatestMembers({ list, href, actions }: Props) {
  const language = useLanguage()
  const say = listWords(language)
  const { counted, none, viewAll } = memberListWords[list](language)
  const gender = otherSide(useViewer().gender)
  const { data: page, error, refetch } = useQuery(memberListQuery(list, { page: 1, maritalStatus: '' }))
  return (
    <section className="latest">
      <header className="latest-head">
        <div>
          {language === 'en' ? <Eyebrow>{memberLists[list].eyebrow}</Eyebrow> : null}
          <h2>{page ? counted(page.count) : memberWords(language)[list]}</h2>
          {list === 'visitors' ? <p>{say.visitorsNote}</p> : null}
        </div>
        {page && page.count > maxCards ? (
          <Link className="btn qui sm" href={href} aria-label={viewAll}>
            {say.viewAll}
            <Icon of={IconArrowRight} />
          </Link>
        ) : null}
      </header>
      {page ? null : error ? (
        <div className="card">
          <Failure part error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <AfterPause label={memberWords(language).loading}>
          <LatestSkeletons />
        </AfterPause>
      )}
      {page?.count === 0 ? <p className="card latest-none">{none}</p> : null}
      <div className="latest-grid">
        {page?.list.slice(0, maxCards).map(member => (
          <LatestCard key={member.registration_no} member={member} gender={gender}>
            {actions(member)}
          </LatestCard>
        ))}
      </div>
    </section>
  )
}

const LatestSkeletons = () => (
  <div className="latest-grid latest-skeletons">
    {[1, 2, 3, 4].map(n => (
      <div key={n} className="card latest-card">
        <div className="sk latest-photo" />
        <div className="latest-body">
          <div className="surname" />
          <div className="latest-lines" />
        </div>
      </div>
    ))}
  </div>
)
