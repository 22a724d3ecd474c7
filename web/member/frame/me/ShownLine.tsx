import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { ownShowings } from '#contract/finding/showings.ts'
import { type Help, whatHelps } from '#domain/finding/shown.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { fittingOf, latestMatchesQuery } from '#web/member/features/finding/matches/queries.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { meWords } from './words.ts'

const showingsQuery = queryOptions({
  queryKey: ['showings'],
  queryFn: ({ signal }) => call('GET /showings', {}, { signal }),
})

const help = {
  photo: { word: 'helpPhoto', href: '/my-profile#photos' },
  wishes: { word: 'helpWishes', href: '/edit-profile#expectation.birth_year_from' },
  birth_time: { word: 'helpBirthTime', href: '/edit-profile#birth_time' },
} as const satisfies Record<Help, object>

/** What is told of showings and openings: each in a sentence of its own, and noughts not to a family that has just joined. */
export function shownSentences(
  { shown, opened, is_new }: Pick<AnswerOf<typeof ownShowings>, 'shown' | 'opened' | 'is_new'>,
  language: Language,
): string[] {
  const t = meWords(language)
  const isTold = (count: number | null) => count !== 0 || is_new === 0
  return [...(shown === 0 ? [] : [t.shown(shown)]), ...(isTold(opened) ? [t.opened(opened)] : [])]
}

/** How often others saw the profile, and the one thing that would help most. Left out where it fails to load. */
export function ShownLine() {
  const language = useLanguage()
  const t = meWords(language)
  const { data: own } = useQuery(showingsQuery)
  const { data: matches } = useQuery(latestMatchesQuery)
  if (!own || !matches) return null
  const fitting = matches.has_expectations ? fittingOf(matches) : null
  const most = whatHelps({ hasPhoto: own.has_photo === 1, hasBirthTime: own.has_birth_time === 1, fitting })
  const sentences = shownSentences(own, language)
  if (sentences.length === 0 && !most) return null
  return (
    <p>
      {sentences.join(' ')} {most ? <Link href={help[most].href}>{t[help[most].word]}</Link> : null}
    </p>
  )
}
