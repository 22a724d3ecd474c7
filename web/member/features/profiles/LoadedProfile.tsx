import type { ReactNode } from 'react'
import { ProfileNotFound, ProfileRefusal } from './ProfileRefusal.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import type { Profile } from './present/profile.ts'

interface Props {
  profile: Profile | undefined
  error: unknown
  onRetry: () => void
  children: (profile: Profile) => ReactNode
}

/** Draws the profile once it is there; until then a skeleton, or why there is none. */
export function LoadedProfile({ profile, error, onRetry, children }: Props) {
  if (!profile) return error ? <ProfileRefusal error={error} onRetry={onRetry} /> : <ProfileSkeleton />
  // An answer without a registration number is no profile.
  return profile.registration_no ? children(profile) : <ProfileNotFound />
}
