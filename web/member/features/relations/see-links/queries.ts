import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** Relatives open a link and answer meanwhile, so it is read again whenever it is shown. */
export const seeLinksQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['see links', uuid],
    queryFn: ({ signal }) => call('GET /see-links', { uuid }, { signal }),
    staleTime: 0,
  })
