import { rememberedUuid } from '#web/session/session.ts'
import { currentLanguage } from '#web/ui/language.ts'
import type { SearchForm } from './search-form.ts'
import { fromWire, toWire, withoutNames } from './wire.ts'

/** A form that was filled in but not searched for. */
export interface SearchDraft {
  /** Null while the form is untouched. */
  form: SearchForm | null
  tab: string
  id: string
  /** The open sections, or null for the default. Without them Back would restore a shorter page. */
  open: readonly string[] | null
}

const key = 'search_draft'
const mostDrafts = 10
interface StoredDraft {
  /** The history entry of the draft. Back and a reload restore it, while a new visit starts empty. */
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

export function writeDraft(entry: string, { form, ...rest }: SearchDraft): void {
  try {
    const stored = { entry, owner: rememberedUuid(), language: currentLanguage(), form: form && toWire(form), ...rest }
    const others = readAll().filter(one => one.entry !== entry)
    sessionStorage.setItem(key, JSON.stringify([stored, ...others].slice(0, mostDrafts)))
  } catch {
    // The storage is full or switched off. The member then fills in the form again.
  }
}

export function readDraft(entry: string): SearchDraft | null {
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
