import type { SentCriteria } from '#contract/criteria.ts'
import { queryOf } from '#web/api/client.ts'

/** What proxies on the way still let through, with room for the rest of the address. */
const longest = 6000

/**
 * The criteria this browser keeps go along with each page, so that it shows what this tab searched for even if another
 * has searched since. Where they are too long for an address the kept result stands, which is theirs.
 */
export const criteriaToSend = (kept: SentCriteria | null): SentCriteria =>
  kept && queryOf(kept).length < longest ? kept : {}
