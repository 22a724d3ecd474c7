import type { ReactNode } from 'react'
import { maxReason } from '#domain/office.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { FormFields } from './FormFields.tsx'
import { useOfficeForm } from './use-office-form.ts'

interface Props {
  title: string
  /** The word of the button that does it. */
  confirm: string
  /** Does it and closes the dialog, or throws what the server refused it with. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
  /** What will happen. */
  children?: ReactNode
}

/** Asks for the reason of an act before it is done. */
export function ReasonDialog({ title, confirm, onConfirm, onClose, children }: Props) {
  const say = officeWords(useLanguage())
  const form = useOfficeForm({ reason: '' })
  return (
    <Dialog
      title={title}
      closeLabel={say.close}
      busy={form.busy}
      onClose={onClose}
      onSubmit={() => form.send(() => onConfirm(form.values.reason))}
      footer={
        <>
          <Button onClick={() => (form.busy ? undefined : onClose())}>{say.cancel}</Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <FormFields form={form}>
        {children}
        <Field label={say.reason} required hint={say.reasonHelp} error={form.errors.reason}>
          <TextArea
            data-first=""
            rows={3}
            maxLength={maxReason}
            value={form.values.reason}
            onChange={reason => form.set({ reason })}
          />
        </Field>
      </FormFields>
    </Dialog>
  )
}
