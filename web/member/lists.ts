import { queryOptions } from '@tanstack/react-query'
import type { MasterType } from '#contract/master-data.ts'
import { call } from '#web/api/client.ts'

export interface ListItem {
  uuid: string
  name: string
  /** What else a family may type to find it. */
  also?: readonly string[]
}

const options = async (type: MasterType) => (await call('GET /master-data/list', { type })).list

const readers = {
  MARITAL_STATUS: () => options('MARITAL_STATUS'),
  EDUCATION_GROUP: () => options('EDUCATION_GROUP'),
  OCCUPATION_TYPE: () => options('OCCUPATION_TYPE'),
  DIET: () => options('DIET'),
  MOVE_TO_ABROAD: () => options('MOVE_TO_ABROAD'),
  'work-location': () => call('GET /work-location/list', {}),
  district: () => call('GET /district/list', {}),
  taluka: () => call('GET /taluka/list', {}),
} satisfies Record<string, () => Promise<readonly ListItem[]>>
export type ListName = keyof typeof readers

/** They change with a release of the product at most. */
export const listQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['list', list],
    queryFn: async (): Promise<readonly ListItem[]> => readers[list](),
    staleTime: Number.POSITIVE_INFINITY,
  })
