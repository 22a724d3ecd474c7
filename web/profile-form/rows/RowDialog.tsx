import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { editWords } from '../words.ts'
import type { RowForm } from './use-row-form.ts'

interface Props<R> {
  eyebrow: string
  title: string
  form: RowForm<R>
  onSave: (row: R) => void
  onClose: () => void
  children: ReactNode
}

/** A popup for one row of a list. Its row is saved with the form around it. */
export function RowDialog<R>({ eyebrow, title, form, onSave, onClose, children }: Props<R>) {
  const t = editWords(useLanguage())
  const save = () => {
    if (!form.check()) return
    onSave(form.confirmed())
    onClose()
  }
  return (
    <Dialog
      eyebrow={eyebrow}
      title={title}
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" type="submit">
            {t.done}
          </Button>
        </>
      }
    >
      <div className="stack-4" ref={form.around}>
        {children}
      </div>
    </Dialog>
  )
}
