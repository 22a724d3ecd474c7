import type { SentCriteria } from '#contract/criteria-schema.ts'
import { rememberedUuid } from '#web/session/session.ts'
import { currentLanguage } from '#web/ui/language.ts'

/** Newest first, or the best kundali. */
export const orders = ['created_at', 'kundali'] as const
export type SearchOrder = (typeof orders)[number]

/** The search whose result this tab shows. */
export interface StoredSearch {
  criteria: SentCriteria
  order: SearchOrder
  /** When it was made: the same criteria searched for again may find others. */
  at: number
}

const key = 'searched_for'

/**
 * Null where there is none: a tab opened on the results, another member's search, or one made in the other language,
 * whose words would not be found in the lists. The server then tells the saved one.
 */
export function readStored(): StoredSearch | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { owner, language, criteria, order, at } = kept as Partial<Record<string, unknown>>
    if (owner !== rememberedUuid() || language !== currentLanguage()) return null
    if (typeof criteria !== 'object' || criteria === null) return null
    return { criteria, order: orders.find(one => one === order) ?? 'created_at', at: Number(at) || 0 }
  } catch {
    return null
  }
}

export function writeStored({ criteria, order, at }: StoredSearch): void {
  try {
    const kept = { owner: rememberedUuid(), language: currentLanguage(), criteria, order, at }
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Full or switched off: the server keeps the search too.
  }
}

export function clearStored(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
