import { type Limit, perDay, perHour } from '#server/http/limits.ts'
import { seeLinkSentences } from './words.ts'

/** A family sends a biodata to a few relatives. Each link to another's biodata is told to that family. */
export const linksADay: Limit = { ...perDay(10), sentence: seeLinkSentences.perDay }
/** Wrong links from one address. A right one is not counted, because many families share an address. */
export const wrongLinksFromAddress: Limit = perDay(30)
/** How often a browser that opened a link reads its page and answers. A relative reads it a few times. */
export const pagesOfBrowser: Limit = perHour(60)
