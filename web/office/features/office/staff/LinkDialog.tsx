import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './StaffScreen.module.css'
import { staffWords } from './words.ts'

/** The link of an invitation, shown once. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const language = useLanguage()
  const t = staffWords(language)
  const { close } = officeWords(language)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast.success(t.copied)
  }
  return (
    <Dialog
      title={t.linkTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          {/* Over plain http, except on localhost, there is no clipboard. The link can be selected by hand. */}
          {'clipboard' in navigator ? (
            <Button kind="primary" onClick={() => void copy()}>
              {t.copy}
            </Button>
          ) : null}
        </>
      }
    >
      <Notice>{t.linkHelp}</Notice>
      <p className={styles.link}>{link}</p>
    </Dialog>
  )
}
