import type { ReactNode } from 'react'
import { NotFound, NotShown } from './NotShown.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import type { Profile } from './personal.ts'

interface Props {
  profile: Profile | undefined
  error: unknown
  onRetry: () => void
  children: (profile: Profile) => ReactNode
}

export function ProfileOrWhyNot({ profile, error, onRetry, children }: Props) {
  if (!profile) return error ? <NotShown error={error} onRetry={onRetry} /> : <ProfileSkeleton />
  return profile.registration_no ? children(profile) : <NotFound />
}
