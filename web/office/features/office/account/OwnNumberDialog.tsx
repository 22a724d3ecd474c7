import { useState } from 'react'
import { contactCodeLength } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { accountWords } from './words.ts'

/** Asks for the own number, and then for the code that went there. */
export function OwnNumberDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  const t = accountWords(useLanguage())
  const form = useOfficeForm({ mobile: '', code: '' })
  const { mobile, code } = form.values
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isSent = sentTo === mobile
  const send = async () => {
    if (isSent) return onDone((await call('POST /office/account/number/confirm', { mobile, code })).message)
    await call('POST /office/account/number', { mobile })
    form.set({ code: '' })
    setSentTo(mobile)
  }
  return (
    <FormDialog
      title={t.ownNumber}
      hint={t.ownNumberHelp}
      confirm={isSent ? t.confirmNumber : t.sendCode}
      form={form}
      onClose={onClose}
      onSend={send}
    >
      <Field label={t.mobile} required error={form.errors.mobile}>
        <TextInput
          data-first="always"
          type="tel"
          inputMode="numeric"
          filter="digits"
          maxLength={10}
          {...form.control('mobile')}
        />
      </Field>
      {isSent ? (
        <Field label={t.code} required error={form.errors.code}>
          <TextInput
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={contactCodeLength}
            {...form.control('code')}
          />
        </Field>
      ) : null}
    </FormDialog>
  )
}
