import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { pageAlone } from '#web/ui/back-button.ts'

/** How the member wanted to leave: back in the history, or to another screen. */
type LeaveTarget = { kind: 'back' } | { kind: 'to'; path: string }

const pause = 25
/** A refused step back has changed the address already, and the router changes it back a moment later. */
async function addressIs(path: string): Promise<void> {
  while (location.pathname !== path) await new Promise(resolve => setTimeout(resolve, pause))
}

/** Asks before a screen with changes is left, and goes where its reader wanted once they agree. `home` is where a first page returns to. */
export function useLeaving(isChanged: boolean, home: string) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const [leaving, setLeaving] = useState<LeaveTarget | null>(null)
  /** Set before leaving on purpose, which is no longer to be asked about. */
  const mayLeave = useRef(false)
  useBlocker({
    shouldBlockFn: ({ current, next, action }) => {
      if (!isChanged || mayLeave.current || current.pathname === next.pathname) return false
      const way: LeaveTarget =
        action === 'PUSH' || action === 'REPLACE' ? { kind: 'to', path: next.pathname } : { kind: 'back' }
      // The question puts an entry of its own into the history, which must not stand on another page's place.
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
    /** Leaves for the screen before, without a question. */
    goBack: () => go({ kind: 'back' }),
  }
}
