import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { toast } from './Toasts.tsx'
import type { ToastAction } from './toast-store.ts'
import { useBusy } from './use-busy.ts'

interface Props {
  title: string
  /** One to three words of Marathi above the title. */
  eyebrow?: string
  words: { confirm: string; cancel: string; close?: string }
  /** Does the work and says whether it is done. It words its own failure; the dialog then stays open. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
  /** The message after the work, with a way back where there is one. */
  done?: { text: string; undo?: ToastAction }
  /** The body holds more than a sentence or two. The focus then begins at the title, and the body is read at leisure. */
  isLong?: boolean
  /** What will happen, read aloud with the title. */
  children: ReactNode
}

/** Asks before an action. The focus begins on the answer that changes nothing. */
export function ConfirmDialog(props: Props) {
  const { title, eyebrow, words, onConfirm, onClose, done, isLong = false, children } = props
  const [busy, run] = useBusy()
  const confirm = () =>
    run(async () => {
      if (!(await onConfirm())) return
      onClose()
      if (done) toast.success(done.text, done.undo)
    })
  return (
    <Dialog
      isAlert={!isLong}
      {...(eyebrow && { eyebrow })}
      title={title}
      closeLabel={words.close}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button data-first={isLong ? undefined : 'always'} onClick={() => (busy ? undefined : onClose())}>
            {words.cancel}
          </Button>
          <Button kind="primary" busy={busy} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
