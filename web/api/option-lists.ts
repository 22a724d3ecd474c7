import { queryOptions } from '@tanstack/react-query'
import type { MasterType } from '#contract/master-data.ts'
import { call } from './client.ts'

export interface ListOption {
  uuid: string
  name: string
  /** Other words by which a family may look for it. */
  also?: readonly string[]
  /** The district of a taluka. */
  district?: string
  district_uuid?: string
}

const masterData = async (type: MasterType) => (await call('GET /master-data/list', { type })).list

const readers = {
  MARITAL_STATUS: () => masterData('MARITAL_STATUS'),
  EDUCATION_GROUP: () => masterData('EDUCATION_GROUP'),
  OCCUPATION_TYPE: () => masterData('OCCUPATION_TYPE'),
  DIET: () => masterData('DIET'),
  MOVE_TO_ABROAD: () => masterData('MOVE_TO_ABROAD'),
  'work-location': () => call('GET /work-location/list', {}),
  district: () => call('GET /district/list', {}),
  taluka: () => call('GET /taluka/list', {}),
} satisfies Record<string, () => Promise<readonly ListOption[]>>
export type OptionListName = keyof typeof readers

/** The lists change only with a release of the product, so they are read once. */
export const optionsQuery = (list: OptionListName) =>
  queryOptions({
    queryKey: ['list', list],
    queryFn: async (): Promise<readonly ListOption[]> => readers[list](),
    staleTime: Number.POSITIVE_INFINITY,
  })
