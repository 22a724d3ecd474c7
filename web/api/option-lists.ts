import { queryOptions } from '@tanstack/react-query'
import type { ListName, MasterType } from '#contract/choice-lists.ts'
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
  BODY_STRUCTURE: () => masterData('BODY_STRUCTURE'),
  SKIN_TONE: () => masterData('SKIN_TONE'),
  DEVAK: () => masterData('DEVAK'),
  RAAS: () => masterData('RAAS'),
  NAKSHTRA: () => masterData('NAKSHTRA'),
  CHARAN: () => masterData('CHARAN'),
  NADI: () => masterData('NADI'),
  GAN: () => masterData('GAN'),
  RELATION: () => masterData('RELATION'),
  ECO_STATUS: () => masterData('ECO_STATUS'),
  PERSONALITY: () => masterData('PERSONALITY'),
  'work-location': () => call('GET /work-location/list', {}),
  district: () => call('GET /district/list', {}),
  taluka: () => call('GET /taluka/list', {}),
  'birth-place': () => call('GET /birth-place/list', {}),
  state: () => call('GET /state/list', {}),
  country: () => call('GET /country/list', {}),
} satisfies Record<ListName, () => Promise<readonly ListOption[]>>
export type OptionListName = ListName

/** The lists change only with a release of the product, so they are read once. */
export const optionsQuery = (list: OptionListName) =>
  queryOptions({
    queryKey: ['list', list],
    queryFn: async (): Promise<readonly ListOption[]> => readers[list](),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The four charans of one nakshatra. */
export const charansQuery = (nakshatraId: string) =>
  queryOptions({
    queryKey: ['list', 'CHARAN', nakshatraId],
    queryFn: async (): Promise<readonly ListOption[]> =>
      (await call('GET /master-data/list', { type: 'CHARAN', nakshatra_id: nakshatraId })).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
