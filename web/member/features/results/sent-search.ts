import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { queryOf } from '#web/api/client.ts'

/** What was searched for and in which order, as it is sent. */
export type SentSearch = SentTo<Calls['searchUser']>

/** What proxies on the way still let through, with room for the rest of the address. */
const longest = 6000

/**
 * The search this browser keeps goes along with each page, so that the list shows what this tab searched for even if
 * another has searched since. Where it is too long for an address, the last result stands.
 */
export const searchToSend = (kept: SentSearch | null): SentSearch =>
  kept && queryOf(kept).length < longest ? kept : {}
