import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from './use-title.ts'

/** What a page load does by itself and a change of screen does not: the title, and the focus at the top of the content. */
export function ScreenChange() {
  const language = useLanguage()
  const last = useMatches({ select: matches => matches.at(-1) })
  const { title, staysOnSteps } = last?.staticData ?? {}
  // A step from one to the next leaves the focus on what was pressed: it may be pressed again.
  const address = staysOnSteps ? last?.routeId : last?.pathname
  const shown = useRef(address)
  const named = typeof title === 'function' ? title(last?.params ?? {}) : title
  const words = memberWords(language)[(last?.status !== 'notFound' && named) || 'notFound']

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
