import type { ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { ReasonField } from './ReasonField.tsx'
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
export function ActReasonDialog({ onConfirm, children, ...dialog }: Props) {
  const form = useOfficeForm({ reason: '' })
  return (
    <FormDialog {...dialog} form={form} onSend={() => onConfirm(form.values.reason)}>
      {children}
      <ReasonField isFirst {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
