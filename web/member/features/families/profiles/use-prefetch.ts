import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { privatePhotos } from '#web/session/private-photos.ts'
import { prefetchedProfileQuery, profileQuery } from './queries.ts'

/** The pause before fetching, so that stepping quickly causes no requests for the profiles passed over. */
const pauseMs = 250

async function prefetch(client: QueryClient, uuid: string): Promise<void> {
  const opened = profileQuery({ uuid, isOwn: false, activityId: undefined })
  if (client.getQueryData(opened.queryKey)) return
  const query = prefetchedProfileQuery(uuid)
  // The kundali is not prefetched, because the server would count that as a view of the profile.
  await client.prefetchQuery(query)
  const photo = client.getQueryData(query.queryKey)?.user_images[0]?.image
  if (!photo) return
  if (privatePhotos.isPrivate(photo)) await privatePhotos.load(photo).catch(() => undefined)
  else new Image().src = photo
}

/** Fetches the profiles that may come next, once the current one is complete. */
export function usePrefetch(uuids: readonly (string | null)[], isCurrentLoaded: boolean): void {
  const client = useQueryClient()
  const wanted = uuids.filter(uuid => uuid !== null).join()
  useEffect(() => {
    if (!isCurrentLoaded || !wanted) return
    const timer = setTimeout(() => {
      for (const uuid of wanted.split(',')) void prefetch(client, uuid)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [client, wanted, isCurrentLoaded])
}
