import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from './title.ts'
import { memberWords } from './words.ts'

/** What a page load does by itself and a change of screen does not: the title, and the focus at the top of the content. */
export function ScreenChange() {
  const language = useLanguage()
  const last = useMatches({ select: matches => matches.at(-1) })
  const address = last?.pathname
  const title = last?.status === 'notFound' ? undefined : last?.staticData.title
  const shown = useRef(address)
  const words = memberWords(language)[title ?? 'notFound']

  useTitle(words)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [address])

  return (
    <span className="sr" aria-live="polite">
      {words}
    </span>
  )
}
