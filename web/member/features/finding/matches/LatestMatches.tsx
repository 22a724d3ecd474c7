import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { LatestSection } from '#web/member/features/finding/lists/LatestSection.tsx'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { latestMatchesWords } from './latest-matches-words.ts'
import { matchesQuery } from './queries.ts'

/** The section of the dashboard with the best matches. */
export function LatestMatches({ actions }: { actions: (member: MemberSummary) => ReactNode }) {
  const language = useLanguage()
  const t = latestMatchesWords(language)
  const { data: page, error, refetch } = useQuery(matchesQuery(1))
  return (
    <LatestSection
      eyebrow={t.eyebrow}
      title={page && page.count > 0 ? t.counted(page.count) : memberWords(language).matches}
      all={page && page.count > 0 ? { href: '/matches', label: t.viewAll } : undefined}
      members={page?.list}
      none={
        <>
          {page?.has_expectations ? t.none : t.noWishesHelp}{' '}
          <Link href="/edit-profile#expectation.birth_year_from">
            {page?.has_expectations ? t.changeWishes : t.writeWishes}
          </Link>
        </>
      }
      actions={actions}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
