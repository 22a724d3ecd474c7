import { rememberedUuid } from '#web/session/session.ts'
import { currentLanguage } from '#web/ui/language.ts'
import type { SearchForm } from './search-form.ts'
import { fromWire, toWire } from './wire.ts'

/** What was filled in but not searched for. */
export interface Draft {
  /** Null: untouched. */
  form: SearchForm | null
  tab: string
  id: string
  /** Which sections stand open; null as the form opens them. Without them Back would find a shorter page. */
  open: readonly string[] | null
}

const key = 'search_draft'
const most = 10
interface Kept {
  /** The place in the history it belongs to: Back and a reload find it, a new visit begins empty. */
  entry: string
  owner: string | null
  language: string
  form: unknown
  tab: string
  id: string
  open: unknown
}

function readAll(): Kept[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one?.entry === 'string') : []
  } catch {
    return []
  }
}

export function keepDraft(entry: string, { form, ...rest }: Draft): void {
  try {
    const kept = { entry, owner: rememberedUuid(), language: currentLanguage(), form: form && toWire(form), ...rest }
    const others = readAll().filter(one => one.entry !== entry)
    sessionStorage.setItem(key, JSON.stringify([kept, ...others].slice(0, most)))
  } catch {
    // Full or switched off: the form is then filled in again.
  }
}

export function keptDraft(entry: string): Draft | null {
  const kept = readAll().find(one => one.entry === entry && one.owner === rememberedUuid())
  if (!kept) return null
  const form = kept.form ? fromWire(kept.form) : null
  // Answers about moving abroad go by their names, which are others in the other language.
  const sameWords = kept.language === currentLanguage()
  return {
    form: form && (sameWords ? form : { ...form, abroad: [] }),
    tab: String(kept.tab),
    id: String(kept.id),
    open: Array.isArray(kept.open) ? kept.open : null,
  }
}
