import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { masterTypes } from './choice-lists.ts'

/** Places change only with a release of the product. */
const cacheSeconds = 3600
/** The office changes the other lists, and families are to see it soon. */
const optionCacheSeconds = 60

const option = z.object({
  uuid: z.guid(),
  /** A copy of `uuid`. Only devaks have it, because their page reads this key. */
  id: z.guid().optional(),
  name: z.string(),
  /** The code that rules use, such as UNMARRIED or the number of a raas. */
  code: z.string().nullable(),
  nakshatra_id: z.guid().optional(),
})
export type MasterOption = z.output<typeof option>

const place = z.object({
  uuid: z.guid(),
  name: z.string(),
  /** Former names and the name in the other script, by which the place is found too. */
  also: z.array(z.string()),
})
export type PlaceOption = z.output<typeof place>

const taluka = place.extend({ district_uuid: z.guid(), district: z.string() })
export type TalukaOption = z.output<typeof taluka>

export const masterDataList = endpoint({
  method: 'GET',
  path: '/master-data/list',
  access: 'public',
  writes: false,
  input: z.object({
    type: z.enum(masterTypes, { error: broken('malformed') }),
    nakshatra_id: z.guid({ error: broken('malformed') }).optional(),
  }),
  output: z.object({
    list: z.array(option),
    /** Retired entries, which families still have and nobody can choose, for their names. */
    retired: z.array(option),
  }),
  cacheSeconds: optionCacheSeconds,
})

export const talukaList = endpoint({
  method: 'GET',
  path: '/taluka/list',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.array(taluka),
  cacheSeconds,
})

export const districtList = endpoint({
  method: 'GET',
  path: '/district/list',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.array(place),
  cacheSeconds,
})

export const workLocationList = endpoint({
  method: 'GET',
  path: '/work-location/list',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.array(place),
  cacheSeconds,
})

/** Towns, and cities abroad, by which a family may tell the birth place more exactly than by its district. */
export const birthPlaceList = endpoint({
  method: 'GET',
  path: '/birth-place/list',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.array(place),
  cacheSeconds,
})

export const stateList = endpoint({
  method: 'GET',
  path: '/state/list',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.array(place),
  cacheSeconds,
})

export const countryList = endpoint({
  method: 'GET',
  path: '/country/list',
  access: 'public',
  writes: false,
  input: z.object({}),
  output: z.array(place.extend({ code: z.string() })),
  cacheSeconds,
})
