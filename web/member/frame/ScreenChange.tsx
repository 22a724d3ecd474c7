import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from '../parts/use-title.ts'

/** Sets the title and moves the focus to the content. A page load does both by itself, but a change of screen does not. */
export function ScreenChange() {
  const language = useLanguage()
  const last = useMatches({ select: matches => matches.at(-1) })
  const { title, staysOnSteps } = last?.staticData ?? {}
  // After a step the focus stays on the pressed button, so that it can be pressed again.
  const address = staysOnSteps ? last?.routeId : last?.pathname
  const lastAddress = useRef(address)
  const titleKey = typeof title === 'function' ? title(last?.params ?? {}) : title
  const words = memberWords(language)[(last?.status !== 'notFound' && titleKey) || 'notFound']

  useTitle(words)
  useEffect(() => {
    if (lastAddress.current === address) return
    lastAddress.current = address
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [address])

  return (
    <span className="visually-hidden" aria-live="polite">
      {words}
    </span>
  )
}
