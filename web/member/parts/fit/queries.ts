import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** A family's expectations, and which of them the viewer meets. */
export const expectationFitQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['expectation-fit', uuid],
    queryFn: ({ signal }) => call('GET /expectation-fit/:uuid', { uuid }, { signal }),
  })
