import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { isOffline } from '#web/api/failures.ts'
import { takeReturnPrompt } from '#web/session/return-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import styles from './Dialogs.module.css'
import { takeEarlyPress } from './early-press.ts'
import { failureWords } from './failure-words.ts'
import { type AccessDialog, accessDialogs, OpeningDialog } from './OpeningDialog.tsx'

// The forms import the schemas, so they load at the first press: a visitor who only reads never needs them.
const AccessDialogs = lazy(() => import('#web/access/AccessDialogs.tsx'))

const OpenDialog = createContext<(dialog: AccessDialog) => void>(() => undefined)
export const useOpenDialog = () => use(OpenDialog)

/** Drawn when the forms fail to load: the connection failed, or a new release replaced the files. A reload helps with both. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  const t = failureWords(useLanguage())
  return (
    <Card className={styles['not-loaded']}>
      <RetryView message={isOffline() ? t.offline : t.wrong} action={t.retry} onRetry={() => location.reload()} />
      <Button kind="quiet" onClick={onClose}>
        {t.close}
      </Button>
    </Card>
  )
}

export function Dialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<AccessDialog | null>(null)
  const close = () => setOpened(null)
  useEffect(() => {
    const wanted = takeEarlyPress(accessDialogs) ?? (takeReturnPrompt() ? 'login' : null)
    document.documentElement.dataset.alive = 'true'
    // A press during hydration may have opened a dialog before this runs.
    setOpened(already => wanted ?? already)
  }, [])
  return (
    <OpenDialog value={setOpened}>
      {children}
      {opened ? (
        <ErrorBoundary fallback={<NotLoaded onClose={close} />}>
          <Suspense fallback={<OpeningDialog opened={opened} onClose={close} />}>
            <AccessDialogs opened={opened} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </OpenDialog>
  )
}
