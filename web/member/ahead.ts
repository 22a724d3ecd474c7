import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { aheadQuery, profileQuery } from '#web/member/features/profiles/queries.ts'

/** Who leafs through quickly is not followed by profiles nobody stops at. */
const pauseMs = 250

async function fetchAhead(client: QueryClient, uuid: string): Promise<void> {
  const opened = profileQuery({ uuid, self: false, activityId: undefined })
  if (client.getQueryData(opened.queryKey)) return
  const ahead = aheadQuery(uuid)
  // Not the kundali: the server counts it as a look at the profile until that is opened.
  await client.prefetchQuery(ahead)
  const photo = client.getQueryData(ahead.queryKey)?.user_images[0]?.image
  if (photo) new Image().src = photo
}

/** Fetches the profiles that may come next, once the one that is read has all it needs. */
export function useAhead(uuids: readonly (string | null)[], settled: boolean): void {
  const client = useQueryClient()
  const wanted = uuids.filter(uuid => uuid !== null).join()
  useEffect(() => {
    if (!settled || !wanted) return
    const timer = setTimeout(() => {
      for (const uuid of wanted.split(',')) void fetchAhead(client, uuid)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [client, wanted, settled])
}
