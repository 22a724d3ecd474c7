import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

export const ownPhotosQuery = queryOptions({
  queryKey: ['own-photos'],
  queryFn: async ({ signal }) => (await call('GET /user/images', {}, { signal })).list.map(one => one.image),
})
