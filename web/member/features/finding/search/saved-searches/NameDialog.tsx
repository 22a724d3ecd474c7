import { type ReactNode, useState } from 'react'
import { fieldMessage } from '#contract/field-words.ts'
import { searchName } from '#contract/finding/saved-searches.ts'
import { maxLength } from '#contract/max-length.ts'
import { ruleBroken } from '#web/access/form-errors.ts'
import { CallFailed } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { leaveIfEnded } from '#web/session/session.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { savedWords } from './words.ts'

interface Props {
  title: string
  name: string
  /** Sends the name. Resolves to the message to show. */
  onSave: (name: string) => Promise<string>
  onClose: () => void
  children?: ReactNode
}

/** Asks for the name of a search. A duplicate name or one search too many is refused at the field. */
export function NameDialog({ title, name: given, onSave, onClose, children }: Props) {
  const language = useLanguage()
  const t = savedWords(language)
  const [name, setName] = useState(given)
  const [error, setError] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const save = () => {
    const rule = ruleBroken(searchName, name)
    setError(rule && fieldMessage(language, rule))
    if (rule !== null) return
    run(async () => {
      try {
        const message = await onSave(name)
        onClose()
        toast.success(message)
      } catch (failure) {
        if (leaveIfEnded(failure)) return
        const ofName = failure instanceof CallFailed ? failure.fields.name : undefined
        setError(ofName ?? wordFailure(language, failure))
      }
    })
  }
  return (
    <Dialog
      title={title}
      busy={busy}
      onClose={onClose}
      onSubmit={save}
      footer={<FormButtons busy={busy} cancel={t.cancel} confirm={t.saveButton} onCancel={onClose} />}
    >
      <Field label={t.name} required hint={t.nameHint} error={error}>
        <TextInput
          data-first
          value={name}
          maxLength={maxLength.search_name}
          onChange={typed => {
            setError(null)
            setName(typed)
          }}
        />
      </Field>
      {children}
    </Dialog>
  )
}
