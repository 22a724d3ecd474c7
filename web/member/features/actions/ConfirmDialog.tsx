import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { actionWords } from './words.ts'

interface Props {
  eyebrow?: string
  question: string
  /** What the button that goes on says. */
  yes: string
  no: string
  isBusy: boolean
  onYes: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** Asks before something that the other family notices, or that cannot be undone at once. */
export function ConfirmDialog({ eyebrow, question, yes, no, isBusy, onYes, onClose, children }: Props) {
  const say = actionWords(useLanguage())
  return (
    <Dialog
      {...(eyebrow && { eyebrow })}
      title={question}
      closeLabel={say.close}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void onYes().then(onClose)}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
