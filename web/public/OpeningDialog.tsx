import { publicWords } from '#web/shell/public-words.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './OpeningDialog.module.css'

/** The dialogs that a public page opens. */
export const accessDialogs = ['login', 'footer-login', 'register'] as const
export type AccessDialog = (typeof accessDialogs)[number]

/** The frame of a dialog whose form is still loading. */
export function OpeningDialog({ opened, onClose }: { opened: AccessDialog; onClose: () => void }) {
  const t = publicWords(useLanguage())
  return (
    <Dialog
      eyebrow="स्वागत"
      title={opened === 'register' ? t.register : t.login}
      onClose={onClose}
      page={opened === 'register' ? 'opening' : undefined}
    >
      <div className={styles.fields} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </Dialog>
  )
}
