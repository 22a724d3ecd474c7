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

/** Draws the profile once it is loaded, and before that a skeleton or the failure. */
export function LoadedProfile({ profile, error, onRetry, children }: Props) {
  // A profile that was loaded before stays when the connection fails, but not when the server refuses to show it.
  const isRefused = error !== null && refusalReason(error) !== 'failed'
  if (!profile || isRefused) return error ? <ProfileRefusal error={error} onRetry={onRetry} /> : <ProfileSkeleton />
  // An answer without a registration number holds no profile.
  return profile.registration_no ? children(profile) : <ProfileNotFound />
}
