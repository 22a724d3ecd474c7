import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Back } from '#web/member/frame/Back.tsx'
import { useOwnLocation } from '#web/member/frame/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { buttonSet } from './actions/button-set.ts'
import { placeOf } from './actions/origin.ts'
import { Details } from './Details.tsx'
import { InvalidLink } from './NotShown.tsx'
import { OpenProfile } from './OpenProfile.tsx'
import { ProfileOrWhyNot } from './ProfileOrWhyNot.tsx'
import { isGoodLink } from './profile-link.ts'
import { profileQuery } from './queries.ts'

export default function ProfileScreen() {
  const { uuid, activity_id: activityId } = useParams({ strict: false })
  if (!uuid || !isGoodLink({ uuid, activityId })) return <InvalidLink />
  return <ProfileAt key={uuid} uuid={uuid} activityId={activityId} />
}

function ProfileAt({ uuid, activityId }: { uuid: string; activityId: string | undefined }) {
  const { back } = memberWords(useLanguage())
  const { origin } = useOwnLocation().state
  const self = uuid === useViewer().uuid
  const { data: profile, error, refetch } = useQuery(profileQuery({ uuid, self, activityId }))
  return (
    <ProfileOrWhyNot profile={profile} error={error} onRetry={() => void refetch()}>
      {shown => (
        <>
          <div className="profile-back">
            <Back href="/dashboard" label={back} />
          </div>
          <OpenProfile
            profile={shown}
            self={self}
            set={buttonSet(...placeOf(shown, { fromInterest: activityId !== undefined, origin }), shown.allowed)}
          >
            <Details profile={shown} self={self} />
          </OpenProfile>
        </>
      )}
    </ProfileOrWhyNot>
  )
}
