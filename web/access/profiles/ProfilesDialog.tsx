import { mostProfiles } from '#domain/limits.ts'
import { tellFailure } from '#web/session/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { leaveTo } from '../leave.ts'
import { type OwnProfile, openProfile } from './own-profiles.ts'
import { profilesWords } from './words.ts'

interface Props {
  profiles: readonly OwnProfile[]
  /** Goes on with the profile that is open. */
  onStay: () => void
  onRegisterAnother: () => void
}

/** Asks a person who acts for several profiles which one to open. */
export function ProfilesDialog({ profiles, onStay, onRegisterAnother }: Props) {
  const words = profilesWords(useLanguage())
  const [busy, run] = useBusy()
  const open = ({ uuid, is_current }: OwnProfile) => {
    if (is_current) return onStay()
    run(async () => {
      try {
        toast.afterNavigation('success', await openProfile(uuid))
        await leaveTo('/dashboard')
      } catch (failure) {
        tellFailure(failure)
      }
    })
  }
  return (
    <Dialog
      title={profiles.length > 1 ? words.which : words.profiles}
      onClose={onStay}
      busy={busy}
      footer={
        profiles.length < mostProfiles ? <Button onClick={onRegisterAnother}>{words.registerAnother}</Button> : null
      }
    >
      <ul className="stack-4">
        {profiles.map(profile => (
          <li key={profile.uuid} className="apart">
            <div>
              <b>{`${profile.first_name} ${profile.last_name}`}</b>
              <p className="numeric">{profile.registration_no}</p>
            </div>
            {profile.is_open === 'N' ? (
              <Badge>{words.waits}</Badge>
            ) : (
              <Button
                small
                kind={profile.is_current ? 'primary' : 'secondary'}
                aria-label={words.openLabel(profile.first_name)}
                onClick={() => open(profile)}
              >
                {words.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
