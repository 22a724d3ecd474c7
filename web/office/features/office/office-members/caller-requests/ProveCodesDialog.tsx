import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { OpenRequest } from './queries.ts'
import { callerWords } from './words.ts'

interface Props {
  uuid: string
  request: OpenRequest
  onClose: () => void
  onProven: (message: string) => void
}

/** Takes the codes that the caller reads out. The screen shows none of them beforehand. */
export function ProveCodesDialog({ uuid, request, onClose, onProven }: Props) {
  const t = callerWords(useLanguage())
  const form = useOfficeForm({ new_code: '', owner_code: '', double_code: '' })
  const { new_code, owner_code, double_code } = form.values
  const { kind, records } = request
  const asksNew = (kind === 'number' || kind === 'email') && !request.is_new_proven
  const [kept, other] = records
  const send = async () => {
    const { message } =
      kind === 'join'
        ? await call('POST /office/members/:uuid/join/codes', { uuid, owner_code, double_code })
        : await call('POST /office/members/:uuid/caller-request/codes', {
            uuid,
            ...(asksNew && new_code && { new_code }),
            owner_code,
          })
    onProven(message)
  }
  const confirm = {
    number: t.proveChange,
    email: t.proveChange,
    leave: t.proveLeave,
    join: t.proveJoin,
    candidate: t.proveCode,
    candidate_end: t.proveCode,
  }[kind]
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <FormDialog title={t.prove} confirm={confirm} form={form} onSend={send} onClose={onClose}>
      {asksNew ? (
        <Field label={t.newCode} required error={form.errors.new_code}>
          <TextInput {...digits} data-first="always" maxLength={4} {...form.control('new_code')} />
        </Field>
      ) : null}
      <Field label={kept ? t.codeOf(kept.registration_no) : t.ownerCode} required error={form.errors.owner_code}>
        <TextInput {...digits} maxLength={6} {...form.control('owner_code')} />
      </Field>
      {other ? (
        <Field label={t.codeOf(other.registration_no)} required error={form.errors.double_code}>
          <TextInput {...digits} maxLength={6} {...form.control('double_code')} />
        </Field>
      ) : null}
    </FormDialog>
  )
}
