import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { digits } from '#domain/words/digits.ts'
import { LoadedProfile } from '#web/member/features/families/profiles/LoadedProfile.tsx'
import { ProfileSkeleton } from '#web/member/features/families/profiles/ProfileSkeleton.tsx'
import { ProfileView } from '#web/member/features/families/profiles/ProfileView.tsx'
import { Sections } from '#web/member/features/families/profiles/Sections.tsx'
import { Stepping } from '#web/member/features/families/profiles/stepping/Stepping.tsx'
import { steppingWords } from '#web/member/features/families/profiles/stepping/words.ts'
import { usePrefetch } from '#web/member/features/families/profiles/use-prefetch.ts'
import { useSteppedProfile } from '#web/member/features/families/profiles/use-stepped-profile.ts'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { meQuery } from '#web/session/queries.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { NoneYet, PlanNeeded } from './NoSuggestions.tsx'
import { isPlanNeeded, suggestionsQuery } from './queries.ts'
import { readPosition, suggestionAddress } from './suggestion-address.ts'
import { suggestionWords } from './words.ts'

/** Without a profile to step through, the screen has the head of a list. */
function WithHead({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { suggestions } = memberWords(useLanguage())
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow="निवडक स्थळे" title={suggestions} heading={heading} />
      {children}
    </>
  )
}

export default function SuggestionsScreen() {
  const { isPaid } = useViewer()
  const me = useQuery(meQuery)
  const { data: list, error, refetch } = useQuery({ ...suggestionsQuery, enabled: isPaid })
  // Only the server's answer counts, because this browser may not know of a new plan yet.
  if ((me.data && !isPaid) || isPlanNeeded(error))
    return (
      <WithHead>
        <PlanNeeded />
      </WithHead>
    )
  if (!isPaid && me.error) return <Failure error={me.error} onRetry={() => void me.refetch()} />
  if (!list) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ProfileSkeleton />
  return list.length > 0 ? (
    <Suggested list={list} />
  ) : (
    <WithHead>
      <NoneYet />
    </WithHead>
  )
}

function Suggested({ list }: { list: readonly { uuid: string; image: string | null; note: string }[] }) {
  const language = useLanguage()
  const t = memberWords(language)
  const { history } = useRouter()
  const gender = otherSide(useViewer().gender)
  const at = readPosition(useOwnLocation().searchStr, list.length)
  const [previous, current, next] = [list[at - 1] ?? null, list[at], list[at + 1] ?? null]
  const uuid = current?.uuid ?? ''
  const { profile, isOutdated, isLoaded, ...opened } = useSteppedProfile({ uuid, isOwn: false, mayOpen: true })
  usePrefetch([next?.uuid ?? null, previous?.uuid ?? null], isLoaded)
  const total = list.length
  return (
    <Stepping
      back={<Back arrow href="/dashboard" label={t.back} />}
      title={t.suggestions}
      steps={{
        at,
        counter: digits(language, `${at + 1}/${total}`),
        previous,
        next,
        gender,
        onStep: by => history.replace(suggestionAddress(at + by)),
      }}
      announcement={profile && !isOutdated ? steppingWords(language).now(at + 1, total, profile.last_name) : ''}
      isOutdated={isOutdated}
    >
      {current?.note ? (
        <Notice as="aside">
          {suggestionWords(language).note} {current.note}
        </Notice>
      ) : null}
      <LoadedProfile profile={profile} error={opened.error} onRetry={opened.retry}>
        {loaded => (
          <ProfileView profile={loaded} isOwn={false} isOpened={isLoaded}>
            {place => <Sections profile={loaded} {...place} />}
          </ProfileView>
        )}
      </LoadedProfile>
    </Stepping>
  )
}
