import { useEffect, useRef, useState } from 'react'
import { officeClient, staffQuery } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { type Idle, idleAt } from './idle.ts'
import { forgetSession, logOut } from './log-out.ts'

const lookEveryMs = 15_000
const tellEveryMs = 5 * 60_000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Ends the session of a page that nobody touches. The server ends a session without calls, but an open page goes on polling
 * the queue.
 */
export function IdleWatch() {
  const t = officeWords(useLanguage())
  const lastUse = useRef(0)
  const [idle, setIdle] = useState<Idle>('inUse')
  useEffect(() => {
    const use = () => {
      lastUse.current = Date.now()
    }
    use()
    let toldServer = Date.now()
    for (const sign of signs) document.addEventListener(sign, use, { passive: true })
    // The clock is checked often instead of with one long timer, because a sleeping computer stops timers.
    const look = setInterval(() => {
      setIdle(idleAt(Date.now(), lastUse.current))
      // Somebody who writes for half an hour makes no call, and the server would end the session with the text unsaved.
      if (lastUse.current <= toldServer || Date.now() - toldServer < tellEveryMs) return
      toldServer = Date.now()
      void officeClient.invalidateQueries(staffQuery)
    }, lookEveryMs)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, use)
      clearInterval(look)
    }
  }, [])
  useEffect(() => {
    if (idle !== 'ended') return
    toast.error(t.idleEnded)
    // Without a network the call fails and the server ends the session later. The page forgets it at once.
    void logOut().catch(forgetSession)
  }, [idle, t])
  if (idle !== 'endsSoon') return null
  const stay = () => {
    lastUse.current = Date.now()
    setIdle('inUse')
  }
  return (
    <Dialog
      title={t.idleTitle}
      onClose={stay}
      footer={
        <Button kind="primary" onClick={stay}>
          {t.idleStay}
        </Button>
      }
    >
      <p>{t.idleHelp}</p>
    </Dialog>
  )
}
