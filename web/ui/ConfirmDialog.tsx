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
  /** Does the work and returns whether it succeeded. It reports its own failure, and the dialog then stays open. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
  /** The toast after the work, with an undo where there is one. */
  done?: { text: string; undo?: ToastAction }
  /** Whether the body is long. The focus then starts at the title instead of a button, so that the body is read first. */
  isLong?: boolean
  /** Text about what will happen, read aloud with the title. */
  children: ReactNode
}

/** Asks before an action. The focus starts on the answer that changes nothing. */
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
