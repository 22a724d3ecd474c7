import { useParams } from '@tanstack/react-router'
import { digits } from '#domain/words/digits.ts'
import { Details } from '#web/member/features/families/profiles/Details.tsx'
import { LoadedProfile } from '#web/member/features/families/profiles/LoadedProfile.tsx'
import { InvalidLink } from '#web/member/features/families/profiles/ProfileRefusal.tsx'
import { ProfileView } from '#web/member/features/families/profiles/ProfileView.tsx'
import { isUuid } from '#web/member/features/families/profiles/profile-link.ts'
import { Stepping } from '#web/member/features/families/profiles/stepping/Stepping.tsx'
import { steppingWords } from '#web/member/features/families/profiles/stepping/words.ts'
import { usePrefetch } from '#web/member/features/families/profiles/use-prefetch.ts'
import { useSteppedProfile } from '#web/member/features/families/profiles/use-stepped-profile.ts'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { NoResults } from './NoResults.tsx'
import { readOffset } from './step-address.ts'
import type { Neighbour } from './step-position.ts'
import { useSteps } from './use-steps.ts'

export default function StepScreen() {
  const { uuid, offset } = useParams({ strict: false })
  if (uuid !== undefined && !isUuid(uuid)) return <InvalidLink />
  return <StepAt uuid={uuid?.toLowerCase()} offset={readOffset(offset)} />
}

const cardOf = (one: Neighbour) => (one === 'unknown' ? null : one)
const face = (one: Neighbour) => one && { image: cardOf(one)?.image }

function StepAt({ uuid, offset }: { uuid: string | undefined; offset: number }) {
  const language = useLanguage()
  const t = memberWords(language)
  const viewer = useViewer()
  const isOwn = uuid === viewer.uuid
  const { position, step, isEmpty, mayOpen, ...steps } = useSteps({ uuid, offset })
  const { profile, isOutdated, isLoaded, ...opened } = useSteppedProfile({ uuid: uuid ?? '', isOwn, mayOpen })
  usePrefetch(
    [position?.next ?? null, position?.previous ?? null].map(one => cardOf(one)?.uuid ?? null),
    isLoaded,
  )
  const retry = (
    <Button kind="quiet" small onClick={steps.retry}>
      {t.retry}
    </Button>
  )
  return (
    <Stepping
      back={<Back arrow href="/search-list" label={t.back} />}
      title={uuid ? t.profile : t.searchResult}
      steps={
        position && {
          at: position.offset,
          counter: digits(language, `${position.offset + 1} / ${position.count}`),
          previous: face(position.previous),
          next: face(position.next),
          gender: otherSide(viewer.gender),
          onStep: step,
        }
      }
      instead={uuid && steps.error ? retry : null}
      announcement={
        position && profile && !isOutdated
          ? steppingWords(language).now(position.offset + 1, position.count, profile.last_name)
          : ''
      }
      isOutdated={isOutdated}
    >
      {isEmpty ? (
        <NoResults />
      ) : !uuid && steps.error ? (
        <Failure error={steps.error} onRetry={steps.retry} />
      ) : (
        <LoadedProfile profile={profile} error={opened.error} onRetry={opened.retry}>
          {loaded => (
            <ProfileView profile={loaded} isOwn={isOwn} isOpened={isLoaded}>
              {place => <Details profile={loaded} isOwn={isOwn} place={place} />}
            </ProfileView>
          )}
        </LoadedProfile>
      )}
    </Stepping>
  )
}
