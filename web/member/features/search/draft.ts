import { rememberedUuid } from '#web/session/session.ts'
import { currentLanguage } from '#web/ui/language.ts'
import type { SearchForm } from './search-form.ts'
import { fromWire, toWire, withoutNames } from './wire.ts'

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
const mostDrafts = 10
interface StoredDraft {
  /** The place in the history it belongs to: Back and a reload find it, a new visit begins empty. */
  entry: string
  owner: string | null
  language: string
  form: unknown
  tab: string
  id: string
  open: unknown
}

function readAll(): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(one => typeof one?.entry === 'string') : []
  } catch {
    return []
  }
}

export function writeDraft(entry: string, { form, ...rest }: Draft): void {
  try {
    const stored = { entry, owner: rememberedUuid(), language: currentLanguage(), form: form && toWire(form), ...rest }
    const others = readAll().filter(one => one.entry !== entry)
    sessionStorage.setItem(key, JSON.stringify([stored, ...others].slice(0, mostDrafts)))
  } catch {
    // Full or switched off: the form is then filled in again.
  }
}

export function readDraft(entry: string): Draft | null {
  const stored = readAll().find(one => one.entry === entry && one.owner === rememberedUuid())
  if (!stored) return null
  const form = stored.form ? fromWire(stored.form) : null
  const isSameLanguage = stored.language === currentLanguage()
  return {
    form: form && (isSameLanguage ? form : withoutNames(form)),
    tab: String(stored.tab),
    id: String(stored.id),
    open: Array.isArray(stored.open) ? stored.open : null,
  }
}
