import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { originOf } from '#web/member/features/relations/actions/origin.ts'
import { Back } from '#web/member/parts/Back.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { useViewer } from '#web/session/use-viewer.ts'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { Details } from './Details.tsx'
import { LoadedProfile } from './LoadedProfile.tsx'
import { BackOnPhoto } from './ProfileLayout.tsx'
import { InvalidLink } from './ProfileRefusal.tsx'
import styles from './ProfileScreen.module.css'
import { ProfileView } from './ProfileView.tsx'
import { isProfileLink } from './profile-link.ts'
import { profileQuery } from './queries.ts'

export default function ProfileScreen() {
  const { uuid, activity_id: activityId } = useParams({ strict: false })
  if (!uuid || !isProfileLink({ uuid, activityId })) return <InvalidLink />
  return <ProfileAt key={uuid} uuid={uuid} activityId={activityId} />
}

function ProfileAt({ uuid, activityId }: { uuid: string; activityId: string | undefined }) {
  const { back } = memberWords(useLanguage())
  const { origin } = useOwnLocation().state
  const isPhone = !useMedia(abovePhone)
  const isOwn = uuid === useViewer().uuid
  const { data: profile, error, refetch } = useQuery(profileQuery({ uuid, isOwn, activityId }))
  return (
    <LoadedProfile profile={profile} error={error} onRetry={() => void refetch()}>
      {loaded => (
        <div className={styles.screen}>
          <BackOnPhoto>
            <Back arrow={isPhone} href="/dashboard" label={back} />
          </BackOnPhoto>
          <ProfileView
            profile={loaded}
            isOwn={isOwn}
            from={originOf(loaded, { fromInterest: activityId !== undefined, origin })}
          >
            {place => <Details profile={loaded} isOwn={isOwn} place={place} />}
          </ProfileView>
        </div>
      )}
    </LoadedProfile>
  )
}
