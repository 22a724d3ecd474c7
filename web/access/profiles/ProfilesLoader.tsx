import { useEffect, useState } from 'react'
import { tellFailure } from '#web/session/session.ts'
import type { RegistrationForm } from '../sign-up/registration.ts'
import { formForAnother, type OwnProfile, readOwnProfiles } from './own-profiles.ts'
import { ProfilesDialog } from './ProfilesDialog.tsx'

interface Props {
  /** Known right after a login. The menu opens the dialog without them. */
  profiles: readonly OwnProfile[] | undefined
  onStay: () => void
  onAnother: (form: RegistrationForm) => void
}

export function ProfilesLoader({ profiles: known, onStay, onAnother }: Props) {
  const [profiles, setProfiles] = useState(known)
  useEffect(() => {
    if (!known) void readOwnProfiles().then(setProfiles)
  }, [known])
  if (!profiles) return null
  const register = () => void formForAnother().then(onAnother, tellFailure)
  return <ProfilesDialog profiles={profiles} onStay={onStay} onRegisterAnother={register} />
}
