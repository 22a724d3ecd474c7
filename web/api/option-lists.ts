import { queryOptions } from '@tanstack/react-query'
import type { ListName, MasterType } from '#contract/site/choice-lists.ts'
import { call } from './client.ts'

export interface ListOption {
  uuid: string
  name: string
  /** What the product calls it; an entry that the office added has none. */
  code?: string | null
  /** Other words that a family may search for it by. */
  also?: readonly string[]
  /** The district of a taluka. */
  district?: string
  district_uuid?: string
  /** Whether the option is retired. Families that have it still see its name, and nobody can choose it. */
  isRetired?: boolean
}

async function masterData(type: MasterType): Promise<ListOption[]> {
  const { list, retired } = await call('GET /master-data/list', { type })
  return [...list, ...retired.map(option => ({ ...option, isRetired: true }))]
}

/** The options that a form offers. A retired one is offered only if the family has it. */
export const choosable = (options: readonly ListOption[], has: string | readonly string[] = ''): ListOption[] =>
  options.filter(({ uuid, isRetired }) => !isRetired || (typeof has === 'string' ? has === uuid : has.includes(uuid)))

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

const listsAreNew = 5 * 60_000

/** The office changes the lists rarely. The server refuses an option that was retired since. */
export const optionsQuery = (list: OptionListName) =>
  queryOptions({
    queryKey: ['list', list],
    queryFn: async (): Promise<readonly ListOption[]> => readers[list](),
    staleTime: listsAreNew,
  })

/** The four charans of one nakshatra. */
export const charansQuery = (nakshatraId: string) =>
  queryOptions({
    queryKey: ['list', 'CHARAN', nakshatraId],
    queryFn: async (): Promise<readonly ListOption[]> =>
      (await call('GET /master-data/list', { type: 'CHARAN', nakshatra_id: nakshatraId })).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
