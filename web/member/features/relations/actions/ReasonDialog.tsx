import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { dialogWords } from './dialog-words.ts'
import styles from './ReasonDialog.module.css'

/** Shows the reason of a rejection or a report. */
export function ReasonDialog({ reason, onClose }: { reason: string; onClose: () => void }) {
  const t = dialogWords(useLanguage())
  return (
    <Dialog eyebrow="कारण" title={t.reason} onClose={onClose}>
      <p className={styles.reason}>{reason}</p>
    </Dialog>
  )
}
