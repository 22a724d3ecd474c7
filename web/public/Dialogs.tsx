import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { isOffline } from '#web/api/failures.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
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
const AccessDialogs = lazyPart(() => import('#web/access/AccessDialogs.tsx'))

const OpenDialog = createContext<(dialog: AccessDialog) => void>(() => undefined)
export const useOpenDialog = () => use(OpenDialog)

/** Drawn when the forms fail to load, or break. */
function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = failureWords(useLanguage())
  return (
    <Card className={styles['not-loaded']}>
      <RetryView message={isOffline() ? t.offline : t.wrong} action={t.retry} onRetry={onRetry} />
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
        <ErrorBoundary fallback={<NotLoaded onRetry={() => location.reload()} onClose={close} />}>
          <AccessDialogs
            opened={opened}
            onClose={close}
            waiting={<OpeningDialog opened={opened} onClose={close} />}
            failed={retry => <NotLoaded onRetry={retry} onClose={close} />}
          />
        </ErrorBoundary>
      ) : null}
    </OpenDialog>
  )
}
