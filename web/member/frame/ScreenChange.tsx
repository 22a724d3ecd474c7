import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useTitle } from '../parts/use-title.ts'

/** Sets the title and moves the focus to the content. A page load does both by itself, but a change of screen does not. */
export function ScreenChange() {
  const language = useLanguage()
  const last = useMatches({ select: matches => matches.at(-1) })
  const { title, staysOnSteps } = last?.staticData ?? {}
  const address = staysOnSteps ? last?.routeId : last?.pathname
  const { history } = useRouter()
  const lastAddress = useRef(address)
  const lastList = useRef<string>(undefined)
  const titleKey = typeof title === 'function' ? title(last?.params ?? {}) : title
  const words = memberWords(language)[(last?.status !== 'notFound' && titleKey) || 'notFound']

  useTitle(words)
  useEffect(() => {
    if (lastAddress.current === address) return
    const { list } = history.location.state
    const isStep = list !== undefined && list.entry === lastList.current
    lastAddress.current = address
    lastList.current = list?.entry
    // After a step the focus stays on the pressed button, so that it can be pressed again.
    if (!isStep) document.getElementById('content')?.focus({ preventScroll: true })
  }, [address, history])

  return (
    <span className="visually-hidden" aria-live="polite">
      {words}
    </span>
  )
}
