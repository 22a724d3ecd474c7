import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Back } from '#web/member/Back.tsx'
import { buttonSet } from '#web/member/features/moves/button-set.ts'
import { placeOf } from '#web/member/features/moves/origin.ts'
import { OpenProfile } from '#web/member/OpenProfile.tsx'
import { useOwnLocation } from '#web/member/own-location.ts'
import { useViewer } from '#web/member/viewer.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Details } from './Details.tsx'
import { InvalidLink, NotFound, NotShown } from './NotShown.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
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
  if (!profile) {
    if (error) return <NotShown error={error} onRetry={() => void refetch()} />
    return <ProfileSkeleton />
  }
  if (!profile.registration_no) return <NotFound />
  const place = placeOf(profile, { fromInterest: activityId !== undefined, origin })
  return (
    <>
      <div className="profile-back">
        <Back href="/dashboard" label={back} />
      </div>
      <OpenProfile profile={profile} self={self} set={buttonSet(...place, profile.allowed)}>
        <Details profile={profile} self={self} />
      </OpenProfile>
    </>
  )
}
