import { type RefObject, useEffect } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { missing } from '#domain/format/missing.ts'
import { storeOfflineBiodata } from '#web/session/offline-biodata.ts'
import { hasToken } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { myProfileWords } from './words.ts'

/** The text of a value. The entries of a list become lines, and the way to fill in a missing one is left out. */
function textOf(value: Element | null): string {
  if (value?.querySelector('a')) return missing
  const entries = [...(value?.querySelectorAll('li') ?? [])].map(entry => entry.textContent)
  return entries.length > 0 ? entries.join('\n') : (value?.textContent ?? '')
}

const textsOf = (place: HTMLElement): [string, string][] =>
  [...place.querySelectorAll('dt')].map(label => [label.textContent ?? '', textOf(label.nextElementSibling)])

/**
 * Stores the biodata for the offline page as the family reads it: in its language, with options by their names.
 * It is stored when the page is hidden or left, because the names of options arrive after the first frame.
 */
export function useOfflineBiodata(place: RefObject<HTMLElement | null>, title: string): void {
  const language = useLanguage()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const store = () => {
      // Nothing of the member may be stored after a logout.
      if (!hasToken()) return
      const seen = myProfileWords(language).lastSeen(formatInstant(new Date().toISOString(), language))
      storeOfflineBiodata({ title, seen, facts: textsOf(element) })
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') store()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', store)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', store)
    }
  }, [place, title, language])
}
