import { z } from 'zod'
import { broken } from './field-words.ts'

/** The most that a column of whole numbers holds. */
export const mostOfColumn = 2_147_483_647

/** A whole number within these ends. Every number of an input has ends: beyond those of its column the database would fail. */
export const wholeNumber = (least: number, most: number, error: string) =>
  z.number({ error }).int({ error }).min(least, { error }).max(most, { error })

/** How often a row was changed, as the page has read it. The change that it precedes counts one more, which must fit as well. */
export const rowVersion = wholeNumber(0, mostOfColumn - 1, broken('malformed'))
