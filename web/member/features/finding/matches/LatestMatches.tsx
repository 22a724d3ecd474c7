import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { LatestSection } from '#web/member/features/finding/lists/LatestSection.tsx'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { latestMatchesWords } from './latest-matches-words.ts'
import { fittingOf, latestMatchesQuery } from './queries.ts'

/** The section of the dashboard with the best matches. */
export function LatestMatches({ actions }: { actions: (member: MemberSummary) => ReactNode }) {
  const language = useLanguage()
  const t = latestMatchesWords(language)
  const { data: page, error, refetch } = useQuery(latestMatchesQuery)
  const fitting = page ? fittingOf(page) : 0
  const near = page?.counts.near ?? 0
  // The classes come in their order, so that those who miss a wish are drawn where nobody fits.
  const members = fitting > 0 ? page?.list.filter(match => match.match_class !== 'NEAR') : page?.list
  return (
    <LatestSection
      eyebrow={t.eyebrow}
      title={fitting > 0 ? t.counted(fitting) : memberWords(language).matches}
      all={page && page.count > 0 ? { href: '/matches', label: t.viewAll } : undefined}
      isRow
      remark={near > 0 ? <p>{t.near(near)}</p> : null}
      members={members}
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
