import { z } from 'zod'
import { tellings } from '#domain/finding/saved-searches.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import * as field from '../fields.ts'
import { maxLength } from '../max-length.ts'
import { wholeListOf } from '../paging.ts'
import { criteriaShape } from './criteria-schema.ts'
import { flag } from './summary.ts'

const message = z.object({ message: z.string() })
const uuid = z.guid({ error: broken('malformed') })
export const searchName = field.text('name', maxLength.search_name)
const tell = z.enum(tellings, { error: broken('malformed') })

/** The searches that the member saved under a name, at most five. */
export const savedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      uuid: z.guid(),
      name: z.string(),
      tell,
      /** The criteria as a JSON string with lists comma-separated, as of the last search. */
      search_json: z.string(),
      created_at: z.string(),
    }),
  ).extend({
    /** Whether there is an e-mail address that letters can go to. */
    can_be_told: flag,
  }),
})

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  access: 'member',
  writes: true,
  input: z.strictObject({ name: searchName, tell: tell.default('NEVER'), ...criteriaShape }),
  output: message.extend({ uuid: z.guid() }),
})

/** Changes the name of a saved search, or how often it tells of new families. */
export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved-searches',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid, name: searchName.optional(), tell: tell.optional() }),
  output: message,
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches',
  access: 'member',
  writes: true,
  input: z.strictObject({ uuid }),
  output: message,
})
