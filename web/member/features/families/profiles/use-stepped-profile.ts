import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from './present/profile.ts'
import { prefetchedProfileQuery, profileQuery } from './queries.ts'

interface Options {
  uuid: string
  isOwn: boolean
  activityId: string | undefined
  /** False until it is certain that this profile is the one to open. */
  mayOpen: boolean
}

/** The profile after a step. The prefetched one is drawn at once, or the previous profile until one is loaded. */
export function useSteppedProfile({ mayOpen, ...request }: Options) {
  const { uuid } = request
  const client = useQueryClient()
  // The query remembers the last profile that it has read, which is not always the last one drawn.
  const [lastDrawn, setLastDrawn] = useState<Profile>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...profileQuery(request),
    enabled: mayOpen && uuid !== '',
    placeholderData: () => client.getQueryData(prefetchedProfileQuery(uuid).queryKey) ?? lastDrawn,
  })
  if (data && data !== lastDrawn) setLastDrawn(data)
  return {
    profile: data,
    error,
    retry: () => void refetch(),
    /** Whether the data is still that of the previous profile. */
    isOutdated: data !== undefined && data.uuid !== uuid,
    isLoaded: data !== undefined && !isPlaceholderData,
  }
}
