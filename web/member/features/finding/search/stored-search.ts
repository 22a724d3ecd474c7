import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import { rememberedUuid } from '#web/session/session.ts'
import { currentLanguage } from '#web/ui/language.ts'

/** Newest first, best kundali first, or last seen first. */
export const orders = ['created_at', 'kundali', 'recently_active'] as const
export type SearchOrder = (typeof orders)[number]

/** The search whose result this tab shows. */
export interface SearchOfTab {
  criteria: SentCriteria
  order: SearchOrder
  /** The time of the search. The same criteria may match other members later. */
  at: number
}

const key = 'searched_for'

/**
 * The search of this tab. Null if the tab was opened on the results, or the search is another member's or was made in the
 * other language, whose words the lists do not hold. The page then reads the saved search from the server.
 */
export function readStoredSearch(): SearchOfTab | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { owner, language, criteria, order, at } = stored as Partial<Record<string, unknown>>
    if (owner !== rememberedUuid() || language !== currentLanguage()) return null
    if (typeof criteria !== 'object' || criteria === null) return null
    return { criteria, order: orders.find(one => one === order) ?? 'created_at', at: Number(at) || 0 }
  } catch {
    return null
  }
}

export function writeStoredSearch({ criteria, order, at }: SearchOfTab): void {
  try {
    const stored = { owner: rememberedUuid(), language: currentLanguage(), criteria, order, at }
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // The storage is full or switched off. The server has the search too.
  }
}
