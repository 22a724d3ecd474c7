import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/summary.ts'
import { LatestCard, LatestCardSkeleton } from '#web/member/features/lists/LatestCard.tsx'
import styles from '#web/member/features/lists/LatestMembers.module.css'
import { Failure } from '#web/member/frame/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { matchesQuery } from './queries.ts'
import { matchWords } from './words.ts'

/** The rest is behind 'View All'. */
const maxCards = 4

/** The best few matches, first on the dashboard. */
export function LatestMatches({ actions }: { actions: (member: MemberSummary) => ReactNode }) {
  const language = useLanguage()
  const say = matchWords(language)
  const gender = otherSide(useViewer().gender)
  const { data: page, error, refetch } = useQuery(matchesQuery(1))
  return (
    <section className={styles.latest}>
      <header className={styles.head}>
        <div>
          {language === 'en' ? <Eyebrow size="small">{say.eyebrow}</Eyebrow> : null}
          <h2>{page && page.count > 0 ? say.counted(page.count) : memberWords(language).matches}</h2>
        </div>
        {page && page.count > 0 ? (
          <ButtonLink kind="quiet" small href="/matches" aria-label={say.viewAllLabel}>
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
          <div className={styles.grid}>
            {[1, 2, 3, 4].map(n => (
              <LatestCardSkeleton key={n} />
            ))}
          </div>
        </AfterPause>
      )}
      {page?.count === 0 ? (
        <Card as="p" className={styles.none}>
          {page.has_expectations ? say.none : say.noWishesHelp}{' '}
          <Link href="/edit-profile#expectation.birth_year_from">
            {page.has_expectations ? say.changeWishes : say.writeWishes}
          </Link>
        </Card>
      ) : null}
      <div className={styles.grid}>
        {page?.list.slice(0, maxCards).map(match => (
          <LatestCard key={match.registration_no} member={match} gender={gender}>
            {actions(match)}
          </LatestCard>
        ))}
      </div>
    </section>
  )
}
