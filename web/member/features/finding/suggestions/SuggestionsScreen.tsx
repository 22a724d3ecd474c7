import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { ProfileSkeleton } from '#web/member/features/families/profiles/ProfileSkeleton.tsx'
import { ProfileView } from '#web/member/features/families/profiles/ProfileView.tsx'
import { Sections } from '#web/member/features/families/profiles/Sections.tsx'
import { SteppedProfile } from '#web/member/features/families/profiles/stepping/SteppedProfile.tsx'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { meQuery } from '#web/session/queries.ts'
import { useViewer } from '#web/session/use-viewer.ts'
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
      <ListHead back={{ href: '/dashboard' }} title={suggestions} heading={heading} />
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
  const at = readPosition(useOwnLocation().searchStr, list.length)
  const neighbour = (n: number) => {
    const one = list[n]
    return one ? { ...one, href: suggestionAddress(n) } : null
  }
  const { uuid = '', note } = list[at] ?? {}
  return (
    <SteppedProfile
      uuid={uuid}
      back={<Back arrow href="/dashboard" label={t.back} />}
      title={t.suggestions}
      position={{ at, count: list.length, previous: neighbour(at - 1), next: neighbour(at + 1) }}
      slash="/"
      above={
        note ? (
          <Notice as="aside">
            {suggestionWords(language).note} {note}
          </Notice>
        ) : null
      }
    >
      {(profile, isOpened) => (
        <ProfileView profile={profile} isOwn={false} isOpened={isOpened}>
          {place => <Sections profile={profile} {...place} />}
        </ProfileView>
      )}
    </SteppedProfile>
  )
}
