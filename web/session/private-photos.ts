import { minuteMs } from '#domain/durations.ts'
import type { PrivatePictures } from '#web/ui/photos/private-pictures.ts'
import { CallFailed } from '../api/client.ts'
import { keys, read } from '../api/storage.ts'
import { queryClient } from './queries.ts'

async function fetchPhoto(address: string): Promise<Blob> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${read(keys.accessToken) ?? ''}` } })
  if (!response.ok) throw new CallFailed(response.status, '')
  return response.blob()
}

const isOfOneViewer = (address: string) => address.startsWith('/api/photo/') && address.includes('&u=')

/** Pictures that need the viewer's session: restricted photos and the member's own document. */
export const privatePhotos: PrivatePictures = {
  isPrivate: address => isOfOneViewer(address) || address.startsWith('/api/document/'),
  load: address =>
    queryClient.fetchQuery({
      queryKey: ['photo', address],
      queryFn: () => fetchPhoto(address),
      staleTime: 5 * minuteMs,
      gcTime: minuteMs,
    }),
}
