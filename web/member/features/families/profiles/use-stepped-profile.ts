import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from './present/profile.ts'
import { prefetchedProfileQuery, profileQuery } from './queries.ts'

interface Options {
  uuid: string
  isOwn: boolean
  /** False until it is certain that this is the profile to open. */
  mayOpen: boolean
}

/** The profile after a step: the prefetched one at once, and until any is there the one before. */
export function useSteppedProfile({ uuid, isOwn, mayOpen }: Options) {
  const client = useQueryClient()
  // The query remembers the last profile it has read, which is not always the last that was drawn.
  const [lastDrawn, setLastDrawn] = useState<Profile>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...profileQuery({ uuid, isOwn, activityId: undefined }),
    enabled: mayOpen && uuid !== '',
    placeholderData: () => client.getQueryData(prefetchedProfileQuery(uuid).queryKey) ?? lastDrawn,
  })
  if (data && data !== lastDrawn) setLastDrawn(data)
  return {
    profile: data,
    error,
    retry: () => void refetch(),
    /** The data is still that of the profile before. */
    isOutdated: data !== undefined && data.uuid !== uuid,
    isLoaded: data !== undefined && !isPlaceholderData,
  }
}
