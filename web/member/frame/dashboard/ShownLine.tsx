import { useQuery } from '@tanstack/react-query'
import { type Help, whatHelps } from '#domain/finding/shown.ts'
import { fittingOf, latestMatchesQuery } from '#web/member/features/finding/matches/queries.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { showingsQuery } from './above-cards.ts'
import { dashboardWords } from './words.ts'

const help = {
  photo: { word: 'helpPhoto', href: '/my-profile#photos' },
  wishes: { word: 'helpWishes', href: '/edit-profile#expectation.birth_year_from' },
  birth_time: { word: 'helpBirthTime', href: '/edit-profile#birth_time' },
} as const satisfies Record<Help, object>

/** How often others saw the profile, and the one thing that would help most. Left out where it fails to load. */
export function ShownLine() {
  const t = dashboardWords(useLanguage())
  const { data: own } = useQuery(showingsQuery)
  const { data: matches } = useQuery(latestMatchesQuery)
  if (!own || !matches) return null
  const fitting = matches.has_expectations ? fittingOf(matches) : null
  const most = whatHelps({ hasPhoto: own.has_photo === 1, hasBirthTime: own.has_birth_time === 1, fitting })
  return (
    <p>
      {own.shown === 0
        ? own.is_new
          ? t.notCountedYet
          : t.notShownYet
        : t.shown(t.times(own.shown), t.openedBy(own.opened))}{' '}
      {most ? <Link href={help[most].href}>{t[help[most].word]}</Link> : null}
    </p>
  )
}
