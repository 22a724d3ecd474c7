import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

interface Item {
  uuid: string
  name: string
}

const readers = {
  MARITAL_STATUS: async () => (await call('GET /master-data/list', { type: 'MARITAL_STATUS' })).list,
  EDUCATION_GROUP: async () => (await call('GET /master-data/list', { type: 'EDUCATION_GROUP' })).list,
  'work-location': () => call('GET /work-location/list', {}),
  district: () => call('GET /district/list', {}),
  taluka: () => call('GET /taluka/list', {}),
} satisfies Record<string, () => Promise<readonly Item[]>>
export type ListName = keyof typeof readers

/** They change with a release of the product at most. */
export const listQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['list', list],
    queryFn: async (): Promise<readonly Item[]> => readers[list](),
    staleTime: Number.POSITIVE_INFINITY,
  })
