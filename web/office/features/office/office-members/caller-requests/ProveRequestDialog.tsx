import type { CallerQuestion } from '#domain/access/caller-requests.ts'
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
  questions: readonly CallerQuestion[]
  onClose: () => void
  onProven: (message: string) => void
}

/** Takes the codes or answers that the caller gives. The screen shows none of them beforehand. */
export function ProveRequestDialog({ uuid, request, questions, onClose, onProven }: Props) {
  const t = callerWords(useLanguage())
  const form = useOfficeForm({ new_code: '', owner_code: '', last_payment: '', joined: '', document: '' })
  const { values, errors } = form
  const asksNew = request.kind !== 'leave' && !request.is_new_proven
  const isByCodes = request.way === 'CODES'
  const newCode = asksNew && values.new_code ? { new_code: values.new_code } : {}
  const send = async () => {
    const answers = Object.fromEntries(questions.flatMap(one => (values[one] ? [[one, values[one]]] : [])))
    const { message } = isByCodes
      ? await call('POST /office/members/:uuid/caller-request/codes', {
          uuid,
          ...newCode,
          owner_code: values.owner_code,
        })
      : await call('POST /office/members/:uuid/caller-request/answers', { uuid, ...newCode, ...answers })
    onProven(message)
  }
  const confirm = isByCodes ? (request.kind === 'leave' ? t.proveLeave : t.proveChange) : t.takeAnswers
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <FormDialog
      title={isByCodes ? t.prove : t.answersTitle}
      {...(isByCodes ? {} : { hint: t.answersHelp })}
      confirm={confirm}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      {asksNew ? (
        <Field label={t.newCode} required error={errors.new_code}>
          <TextInput {...digits} data-first="always" maxLength={4} {...form.control('new_code')} />
        </Field>
      ) : null}
      {isByCodes ? (
        <Field label={t.ownerCode} required error={errors.owner_code}>
          <TextInput {...digits} maxLength={6} {...form.control('owner_code')} />
        </Field>
      ) : (
        questions.map(one => (
          <Field key={one} label={t[one]} error={errors[one]}>
            <TextInput
              {...(one === 'joined' ? { type: 'month' } : one === 'last_payment' ? digits : { autoComplete: 'off' })}
              maxLength={one === 'document' ? 4 : 7}
              {...form.control(one)}
            />
          </Field>
        ))
      )}
    </FormDialog>
  )
}
