import type { ReactNode } from 'react'
import { maxReason, readyWords, type WordsKind } from '#domain/office/office-reasons.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { FormDialog } from './FormDialog.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useOfficeForm } from './use-office-form.ts'

interface Props {
  kind: WordsKind
  title: string
  /** The label of the button that does the act. */
  confirm: string
  /** Does the act and closes the dialog, or throws the server's refusal. */
  onConfirm: (texts: { reason: string; told: string }) => Promise<void>
  onClose: () => void
  /** Text about what will happen. */
  children?: ReactNode
}

/** Asks before an act of which a family is told: what it reads, and apart from that the reason for the audit. */
export function TellingActDialog({ kind, onConfirm, children, ...dialog }: Props) {
  const language = useLanguage()
  const t = officeWords(language)
  const form = useOfficeForm({ told: '', reason: '' })
  return (
    <FormDialog {...dialog} form={form} onSend={() => onConfirm(form.values)}>
      {children}
      <Field label={t.told} required hint={t.toldHelp} error={form.errors.told}>
        <TextArea data-first="" rows={3} maxLength={maxReason} {...form.control('told')} />
      </Field>
      <Field label={t.readyWords} group>
        <div className="row-2">
          {readyWords[kind][language].map(told => (
            <Button key={told} small onClick={() => form.set({ told })}>
              {told}
            </Button>
          ))}
        </div>
      </Field>
      <ReasonField kind={kind} {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
