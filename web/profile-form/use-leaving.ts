import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { pageAlone } from '#web/ui/back-button.ts'

/** How the reader wanted to leave: back in the history, or to another screen. */
type LeaveTarget = { kind: 'back' } | { kind: 'to'; path: string }

const pause = 25
/** A blocked step back has already changed the address, and the router restores it a moment later. */
async function addressIs(path: string): Promise<void> {
  while (location.pathname !== path) await new Promise(resolve => setTimeout(resolve, pause))
}

/** Asks before leaving a screen with changes, then goes where the reader wanted. `home` replaces Back on a tab's first page. */
export function useLeaving(isChanged: boolean, home: string) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const [leaving, setLeaving] = useState<LeaveTarget | null>(null)
  /** Set before leaving on purpose, when the question must not appear. */
  const mayLeave = useRef(false)
  useBlocker({
    shouldBlockFn: ({ current, next, action }) => {
      if (!isChanged || mayLeave.current || current.pathname === next.pathname) return false
      const way: LeaveTarget =
        action === 'PUSH' || action === 'REPLACE' ? { kind: 'to', path: next.pathname } : { kind: 'back' }
      // The dialog adds an entry to the history, which must not replace that of another page.
      void addressIs(current.pathname).then(() => setLeaving(way))
      return true
    },
    enableBeforeUnload: () => isChanged && !mayLeave.current,
  })
  const go = async (way: LeaveTarget) => {
    mayLeave.current = true
    await pageAlone()
    if (way.kind === 'to') history.push(way.path)
    else if (canGoBack) history.back()
    else history.push(home)
  }
  return {
    leaving,
    stay: () => setLeaving(null),
    leave: () => {
      setLeaving(null)
      if (leaving) void go(leaving)
    },
    /** Goes back to the previous screen without asking. */
    goBack: () => go({ kind: 'back' }),
  }
}
