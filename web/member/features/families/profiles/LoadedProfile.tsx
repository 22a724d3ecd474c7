import type { ReactNode } from 'react'
import { ProfileNotFound, ProfileRefusal } from './ProfileRefusal.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import type { Profile } from './present/profile.ts'
import { refusalReason } from './profile-link.ts'

interface Props {
  profile: Profile | undefined
  error: unknown
  onRetry: () => void
  children: (profile: Profile) => ReactNode
}

/** Draws the profile once it is there; until then a skeleton, or why there is none. */
export function LoadedProfile({ profile, error, onRetry, children }: Props) {
  // A profile that was read before stays over a bad connection, but not where the server says that it is not to be seen.
  const isRefused = error !== null && refusalReason(error) !== 'failed'
  if (!profile || isRefused) return error ? <ProfileRefusal error={error} onRetry={onRetry} /> : <ProfileSkeleton />
  // An answer without a registration number is no profile.
  return profile.registration_no ? children(profile) : <ProfileNotFound />
}
