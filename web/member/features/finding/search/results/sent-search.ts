import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { queryOf } from '#web/api/client.ts'
import type { SearchOfTab } from '../stored-search.ts'

/** Proxies accept addresses of this length, with room for the rest of the address. */
const longest = 6000

/**
 * This tab's search is sent with each page, so that the list shows it even if another tab has searched since. A search that
 * is too long for an address is left out, and the server answers with its last result.
 */
export function searchToSend(searched: Pick<SearchOfTab, 'criteria' | 'order'> | null): SentTo<Calls['searchUser']> {
  if (!searched) return {}
  const sent = { ...searched.criteria, order_by: searched.order, sort_by: 'DESC' as const }
  return queryOf(sent).length < longest ? sent : {}
}
