import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { queryOf } from '#web/api/client.ts'
import type { StoredSearch } from '../stored.ts'

/** What proxies on the way still let through, with room for the rest of the address. */
const longest = 6000

/**
 * The search this tab made goes along with each page, so that the list shows it even if another tab has searched since.
 * Where it is too long for an address, the last result stands.
 */
export function searchToSend(searched: Pick<StoredSearch, 'criteria' | 'order'> | null): SentTo<Calls['searchUser']> {
  if (!searched) return {}
  const sent = { ...searched.criteria, order_by: searched.order, sort_by: 'DESC' as const }
  return queryOf(sent).length < longest ? sent : {}
}
