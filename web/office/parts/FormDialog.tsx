import { type ReactNode, useContext } from 'react'
import { officeWords } from '#web/office/words.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { FormFields } from './FormFields.tsx'
import { FamilyContext } from './family-context.ts'
import type { OfficeForm } from './use-office-form.ts'

interface Props<V> {
  title: string
  hint?: string
  confirm: string
  form: OfficeForm<V>
  /** Sends the form and closes the dialog, or throws the server's refusal. */
  onSend: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with buttons that send and cancel it. */
export function FormDialog<V>({ title, hint, confirm, form, onSend, onClose, children }: Props<V>) {
  const t = officeWords(useLanguage())
  const family = useContext(FamilyContext)
  return (
    <Dialog
      title={title}
      {...(family || hint ? { hint: [family, hint].filter(Boolean).join(' · ') } : {})}
      busy={form.busy}
      onClose={onClose}
      onSubmit={() => form.send(onSend)}
      footer={<FormButtons busy={form.busy} cancel={t.cancel} confirm={confirm} onCancel={onClose} />}
    >
      <FormFields form={form}>{children}</FormFields>
    </Dialog>
  )
}
