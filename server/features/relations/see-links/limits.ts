import { type Limit, perDay } from '#server/http/limits.ts'
import { seeLinkSentences } from './words.ts'

/** A family sends a biodata to a few relatives. Each link to another's biodata is told to that family. */
export const linksADay: Limit = { ...perDay(10), sentence: seeLinkSentences.perDay }
/** Wrong links from one address. A right one is not counted, because many families share an address. */
export const wrongLinksFromAddress: Limit = perDay(30)
