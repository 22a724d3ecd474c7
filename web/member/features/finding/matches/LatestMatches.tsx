import { useQuery } from '@tanstack/react-query'
import { LatestSection } from '#web/member/features/finding/lists/LatestSection.tsx'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { latestMatchesWords } from './latest-matches-words.ts'
import { fittingOf, latestMatchesQuery } from './queries.ts'

/** The section of the dashboard with the best matches. */
export function LatestMatches() {
  const language = useLanguage()
  const t = latestMatchesWords(language)
  const { data: page, error, refetch } = useQuery(latestMatchesQuery)
  const fitting = page ? fittingOf(page) : 0
  const near = page?.counts.near ?? 0
  // The classes come in their order, so that those who miss a wish are drawn where nobody fits.
  const members = fitting > 0 ? page?.list.filter(match => match.match_class !== 'NEAR') : page?.list
  return (
    <LatestSection
      title={fitting > 0 ? t.counted(fitting) : memberWords(language).matches}
      all={page && page.count > 0 ? { href: '/matches', label: t.viewAll } : undefined}
      isSmall
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
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
