import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { Guarded } from '#web/ui/Guarded.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { failureWords } from './failure-words.ts'
import './dialogs.css'

const dialogNames = ['login', 'footer-login', 'register'] as const
export type AccessDialog = (typeof dialogNames)[number]

// The forms import the schemas, so they load at the first press: a visitor who only reads never needs them.
const AccessDialogs = lazy(() => import('#web/access/AccessDialogs.tsx'))

const OpenDialog = createContext<(dialog: AccessDialog) => void>(() => undefined)
export const useOpenDialog = () => use(OpenDialog)

/** The dialog whose button was pressed before hydration; the first script stored it. */
function takeEarlyPress(): AccessDialog | null {
  const { dataset } = document.documentElement
  const pressed = dialogNames.find(name => name === dataset.pressed)
  dataset.alive = 'true'
  return pressed ?? null
}

/** The connection failed, or a new release replaced the files since this page was opened. Loading anew cures both. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  const say = failureWords(useLanguage())
  return (
    <div className="not-loaded card">
      <RetryView message={say.wrong} action={say.retry} onRetry={() => location.reload()} />
      <button type="button" className="btn qui" onClick={onClose}>
        {say.close}
      </button>
    </div>
  )
}

export function Dialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<AccessDialog | null>(null)
  const close = () => setOpened(null)
  useEffect(() => setOpened(takeEarlyPress()), [])
  return (
    <OpenDialog value={setOpened}>
      {children}
      {opened ? (
        <Guarded fallback={<NotLoaded onClose={close} />}>
          <Suspense fallback={<div className="opening" aria-busy="true" />}>
            <AccessDialogs opened={opened} onClose={close} />
          </Suspense>
        </Guarded>
      ) : null}
    </OpenDialog>
  )
}
