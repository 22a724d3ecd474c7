import type { VisitCheck } from '#domain/access/caller-requests.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { CallerState, OpenRequest } from './queries.ts'
import { callerWords } from './words.ts'

interface Props {
  uuid: string
  request: OpenRequest
  visit: CallerState['visit']
  onClose: () => void
  onEntered: (message: string) => void
}

/** What staff see on the photo identity of a visitor. The end of its number is compared by the server and shown to nobody. */
export function VisitDialog({ uuid, request, visit, onClose, onEntered }: Props) {
  const t = callerWords(useLanguage())
  const form = useOfficeForm({ new_code: '', document: '', agrees: [] as readonly VisitCheck[] })
  const { new_code, document, agrees } = form.values
  const asksNew = (request.kind === 'number' || request.kind === 'email') && !request.is_new_proven
  const send = async () => {
    const { message } = await call('POST /office/members/:uuid/caller-request/visit', {
      uuid,
      agrees: [...agrees],
      ...(asksNew && new_code && { new_code }),
      ...(document && { document }),
    })
    onEntered(message)
  }
  return (
    <FormDialog
      title={t.visitTitle}
      hint={t.visitHelp}
      confirm={t.enterVisit}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      {asksNew ? (
        <Field label={t.newCode} required error={form.errors.new_code}>
          <TextInput
            data-first="always"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...form.control('new_code')}
          />
        </Field>
      ) : null}
      <Field label={t.agrees} group>
        {visit.checks.map(check => (
          <Checkbox
            key={check}
            checked={agrees.includes(check)}
            onChange={isOn => form.set({ agrees: isOn ? [...agrees, check] : agrees.filter(one => one !== check) })}
          >
            {t[`check_${check}`]}
          </Checkbox>
        ))}
      </Field>
      {visit.has_document ? (
        <Field label={t.document} required error={form.errors.document}>
          <TextInput autoComplete="off" maxLength={4} {...form.control('document')} />
        </Field>
      ) : null}
    </FormDialog>
  )
}
