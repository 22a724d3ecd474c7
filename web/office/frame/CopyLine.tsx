import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { officeClient, staffQuery, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './CopyLine.module.css'

async function declareLive(): Promise<boolean> {
  try {
    toast.success((await call('POST /office/live', {})).message)
    return true
  } catch (error) {
    toastOfficeFailure(error)
    return false
  } finally {
    void officeClient.invalidateQueries(staffQuery)
  }
}

/** Stands above every screen of a site that was restored or moved: whoever works here must know that nothing reaches a family. */
export function CopyLine() {
  const t = officeWords(useLanguage())
  const maySay = useMay({ declareLive: 'admin' })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Notice kind="bad" className={styles.line}>
      <p>{t.isCopy}</p>
      {maySay ? <Button onClick={() => setIsAsking(true)}>{t.sayLive}</Button> : null}
      {isAsking ? (
        <ConfirmDialog
          title={t.sayLive}
          words={{ confirm: t.sayLive, cancel: t.cancel }}
          onConfirm={declareLive}
          onClose={() => setIsAsking(false)}
        >
          <p>{t.sayLiveHelp}</p>
        </ConfirmDialog>
      ) : null}
    </Notice>
  )
}
