import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Back } from '#web/member/Back.tsx'
import { FreeMemberNotice } from '#web/member/FreeMemberNotice.tsx'
import { LazyGunMilan } from '#web/member/features/kundali/LazyGunMilan.tsx'
import { buttonSet, previewSet } from '#web/member/features/moves/button-set.ts'
import { MoveButtons } from '#web/member/features/moves/MoveButtons.tsx'
import { placeOf } from '#web/member/features/moves/origin.ts'
import { useOwnLocation } from '#web/member/own-location.ts'
import { useViewer } from '#web/member/viewer.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Details } from './Details.tsx'
import { IdCard } from './IdCard.tsx'
import { InvalidLink, NotFound, NotShown } from './NotShown.tsx'
import { PhotoColumn } from './PhotoColumn.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { isFull } from './personal.ts'
import { isGoodLink } from './profile-link.ts'
import { profileQuery } from './queries.ts'
import './ProfileScreen.css'

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
  const set = self
    ? previewSet
    : buttonSet(...placeOf(profile, { fromInterest: activityId !== undefined, origin }), profile.allowed)
  return (
    <>
      <div className="profile-back">
        <Back href="/dashboard" label={back} />
      </div>
      <div className="profile">
        <PhotoColumn profile={profile}>
          <MoveButtons set={set} preview={self} contactSeen={profile.hasViewContact === 1} />
        </PhotoColumn>
        <div className="profile-text">
          <IdCard profile={profile} />
          {isFull(profile) ? null : <FreeMemberNotice />}
          <LazyGunMilan uuid={uuid} self={self} />
          <Details profile={profile} self={self} />
        </div>
      </div>
    </>
  )
}
