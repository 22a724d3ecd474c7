import { useState } from 'react'
import { accessCodeLength } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { callerWords } from './words.ts'

interface Props {
  uuid: string
  onClose: () => void
  onDone: (message: string) => void
}

/** "This was not me" for a caller: first the code goes to the family, then the caller reads it out. */
export function FreezeDialog({ uuid, onClose, onDone }: Props) {
  const t = callerWords(useLanguage())
  const [reason, setReason] = useState<string | null>(null)
  const form = useOfficeForm({ owner_code: '' })
  if (reason === null)
    return (
      <ActReasonDialog
        kind="family"
        title={t.freeze}
        confirm={t.sendCode}
        onClose={onClose}
        onConfirm={async given => {
          toast.success((await call('POST /office/members/:uuid/freeze-code', { uuid, reason: given })).message)
          setReason(given)
        }}
      >
        <p>{t.freezeHelp}</p>
      </ActReasonDialog>
    )
  const send = async () => {
    const { owner_code } = form.values
    onDone((await call('POST /office/members/:uuid/freeze', { uuid, reason, owner_code })).message)
  }
  return (
    <FormDialog title={t.freeze} confirm={t.freeze} form={form} onSend={send} onClose={onClose}>
      <Field label={t.ownerCode} required error={form.errors.owner_code}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          data-first="always"
          maxLength={accessCodeLength}
          {...form.control('owner_code')}
        />
      </Field>
    </FormDialog>
  )
}
