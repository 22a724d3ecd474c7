import { useParams } from '@tanstack/react-router'
import { Details } from '#web/member/features/families/profiles/Details.tsx'
import { InvalidLink } from '#web/member/features/families/profiles/ProfileRefusal.tsx'
import { ProfileView } from '#web/member/features/families/profiles/ProfileView.tsx'
import { isUuid } from '#web/member/features/families/profiles/profile-link.ts'
import { SteppedProfile } from '#web/member/features/families/profiles/stepping/SteppedProfile.tsx'
import { Stepping } from '#web/member/features/families/profiles/stepping/Stepping.tsx'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { useViewer } from '#web/session/use-viewer.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { NoResults } from './NoResults.tsx'
import { readOffset } from './step-address.ts'
import { useSteps } from './use-steps.ts'

export default function StepScreen() {
  const { uuid, offset } = useParams({ strict: false })
  if (uuid !== undefined && !isUuid(uuid)) return <InvalidLink />
  return <StepAt uuid={uuid?.toLowerCase()} offset={readOffset(offset)} />
}

function StepAt({ uuid, offset }: { uuid: string | undefined; offset: number }) {
  const t = memberWords(useLanguage())
  const isOwn = uuid === useViewer().uuid
  const { position, isEmpty, mayOpen, error, retry } = useSteps({ uuid, offset })
  const bar = {
    back: <Back arrow href="/search-list" label={t.back} />,
    title: uuid ? t.profile : t.searchResult,
  }
  if (isEmpty || (!uuid && error))
    return (
      <Stepping {...bar} steps={null} announcement="" isOutdated={false}>
        {isEmpty ? <NoResults /> : <Failure error={error} onRetry={retry} />}
      </Stepping>
    )
  return (
    <SteppedProfile
      {...bar}
      uuid={uuid ?? ''}
      isOwn={isOwn}
      mayOpen={mayOpen}
      position={position}
      instead={
        error ? (
          <Button kind="quiet" small onClick={retry}>
            {t.retry}
          </Button>
        ) : null
      }
    >
      {(profile, isOpened) => (
        <ProfileView profile={profile} isOwn={isOwn} isOpened={isOpened}>
          {place => <Details profile={profile} isOwn={isOwn} place={place} />}
        </ProfileView>
      )}
    </SteppedProfile>
  )
}
