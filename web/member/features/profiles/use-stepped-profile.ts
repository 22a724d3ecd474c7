import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from './personal.ts'
import { prefetchedProfileQuery, profileQuery } from './queries.ts'

interface Asked {
  uuid: string
  self: boolean
  /** Not before it is certain that this is the one. */
  mayOpen: boolean
}

/** The profile one has stepped to: at once where it was fetched ahead, and until it is there the one before. */
export function useSteppedProfile({ uuid, self, mayOpen }: Asked) {
  const client = useQueryClient()
  // Kept by ourselves: the query remembers the last it has read, which is not the last that was shown.
  const [shown, setShown] = useState<Profile>()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...profileQuery({ uuid, self, activityId: undefined }),
    enabled: mayOpen && uuid !== '',
    placeholderData: () => client.getQueryData(prefetchedProfileQuery(uuid).queryKey) ?? shown,
  })
  if (data && data !== shown) setShown(data)
  return {
    profile: data,
    error,
    retry: () => void refetch(),
    /** What is here is of the one before. */
    turning: data !== undefined && data.uuid !== uuid,
    settled: data !== undefined && !isPlaceholderData,
  }
}
