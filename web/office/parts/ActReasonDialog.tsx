import type { ReactNode } from 'react'
import type { ReasonKind } from '#domain/office/office-reasons.ts'
import { FormDialog } from './FormDialog.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useOfficeForm } from './use-office-form.ts'

interface Props {
  kind: ReasonKind
  title: string
  /** The label of the button that does the act. */
  confirm: string
  /** Does the act and closes the dialog, or throws the server's refusal. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
  /** Text about what will happen. */
  children?: ReactNode
}

/** Asks for a reason before an act is done. */
export function ActReasonDialog({ kind, onConfirm, children, ...dialog }: Props) {
  const form = useOfficeForm({ reason: '' })
  return (
    <FormDialog {...dialog} form={form} onSend={() => onConfirm(form.values.reason)}>
      {children}
      <ReasonField kind={kind} isFirst {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
