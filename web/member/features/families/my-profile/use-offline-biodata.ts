import { type RefObject, useEffect } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { storeOfflineBiodata } from '#web/session/offline-biodata.ts'
import { hasToken } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { myProfileWords } from './words.ts'

/** The entries of a list stand one below the other. */
function textOf(value: Element | null): string {
  const entries = [...(value?.querySelectorAll('li') ?? [])].map(entry => entry.textContent)
  return entries.length > 0 ? entries.join('\n') : (value?.textContent ?? '')
}

const textsOf = (place: HTMLElement): [string, string][] =>
  [...place.querySelectorAll('dt')].map(label => [label.textContent ?? '', textOf(label.nextElementSibling)])

/**
 * Keeps what this part shows for the time without a line, as the family reads it: in its language, with the names of lists.
 * It is taken when the page is left or put away, because names of lists arrive after the first frame.
 */
export function useOfflineBiodata(place: RefObject<HTMLElement | null>, title: string): void {
  const language = useLanguage()
  useEffect(() => {
    const shown = place.current
    if (!shown) return
    const keep = () => {
      // After a logout nothing of the member may be written again.
      if (!hasToken()) return
      const seen = myProfileWords(language).lastSeen(formatInstant(new Date().toISOString(), language))
      storeOfflineBiodata({ title, seen, facts: textsOf(shown) })
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', keep)
    }
  }, [place, title, language])
}
