import { useParams } from '@tanstack/react-router'
import { originOf } from '#web/member/features/relations/actions/origin.ts'
import { Back } from '#web/member/parts/Back.tsx'
import type { Position } from '#web/member/parts/opened-lists.ts'
import { type OpenedList, openedLists } from '#web/member/parts/opened-lists.ts'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { memberWords } from '#web/member/words.ts'
import { useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Details } from './Details.tsx'
import { InvalidLink } from './ProfileRefusal.tsx'
import { ProfileView } from './ProfileView.tsx'
import { isProfileLink } from './profile-link.ts'
import { SteppedProfile } from './stepping/SteppedProfile.tsx'
import { useListPosition } from './stepping/use-list-position.ts'

interface Props {
  uuid: string
  activityId: string | undefined
}

export default function ProfileScreen() {
  const { uuid, activity_id: activityId } = useParams({ strict: false })
  const { list } = useOwnLocation().state
  if (!uuid || !isProfileLink({ uuid, activityId })) return <InvalidLink />
  const opened = list && openedLists.get(list.entry)
  return opened ? (
    <ListedProfile key={list.entry} uuid={uuid} activityId={activityId} list={opened} page={list.page} />
  ) : (
    <ProfileAt key={uuid} uuid={uuid} activityId={activityId} />
  )
}

/** A profile that was opened from a list. */
function ListedProfile({ list, page, ...props }: Props & { list: OpenedList; page: number }) {
  return <ProfileAt {...props} title={list.title} position={useListPosition(list, page, props.uuid)} />
}

function ProfileAt(props: Props & { title?: OpenedList['title']; position?: Position | null }) {
  const { uuid, activityId, title = 'profile', position = null } = props
  const t = memberWords(useLanguage())
  const { origin } = useOwnLocation().state
  const isOwn = uuid === useViewer().uuid
  return (
    <SteppedProfile
      uuid={uuid}
      isOwn={isOwn}
      activityId={activityId}
      back={<Back arrow href="/dashboard" label={t.back} />}
      title={t[title]}
      position={position}
    >
      {(profile, isOpened) => (
        <ProfileView
          profile={profile}
          isOwn={isOwn}
          isOpened={isOpened}
          from={originOf(profile, { fromInterest: activityId !== undefined, origin })}
        >
          {place => <Details profile={profile} isOwn={isOwn} place={place} />}
        </ProfileView>
      )}
    </SteppedProfile>
  )
}
