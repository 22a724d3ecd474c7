import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { ReasonField } from '#web/office/parts/ReasonField.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { CallerState } from './queries.ts'
import { callerWords } from './words.ts'

interface Props {
  uuid: string
  kind: 'number' | 'email' | 'leave'
  state: CallerState
  onClose: () => void
  onBegun: (message: string) => void
}

/** Asks what the family wants and how it proves to be it. A visit is the only way where no other contact can get a code. */
export function BeginRequestDialog({ uuid, kind, state, onClose, onBegun }: Props) {
  const t = callerWords(useLanguage())
  const replaced = { number: 'SMS', email: 'EMAIL', leave: null }[kind]
  const canUseCodes = state.verified.some(channel => channel !== replaced)
  const form = useOfficeForm({
    email: '',
    mobile_country_code: '+91',
    reason: '',
    way: canUseCodes ? 'CODES' : 'VISIT',
  })
  const { email, mobile_country_code, reason } = form.values
  const way = form.values.way === 'CODES' ? 'CODES' : 'VISIT'
  const send = async () => {
    const { message } =
      kind === 'leave'
        ? await call('POST /office/members/:uuid/leaving', { uuid, reason, way })
        : await call('POST /office/members/:uuid/contact-change', {
            uuid,
            reason,
            way,
            email,
            type: kind === 'number' ? 'CHANGE_NUMBER' : 'CHANGE_EMAIL',
            ...(kind === 'number' && { mobile_country_code }),
          })
    onBegun(message)
  }
  const title = { number: t.changeNumber, email: t.changeEmail, leave: t.remove }[kind]
  const help = way === 'VISIT' ? t.beginVisitHelp : kind === 'leave' ? t.removeHelp : t.beginHelp
  return (
    <FormDialog
      title={title}
      hint={help}
      confirm={way === 'VISIT' ? t.beginVisit : t.begin}
      form={form}
      onSend={send}
      onClose={onClose}
    >
      {canUseCodes ? (
        <Field label={t.proof} group>
          <Segmented
            value={way}
            options={[
              { value: 'CODES', label: t.byCode },
              { value: 'VISIT', label: t.byVisit },
            ]}
            onChange={chosen => form.set({ way: chosen })}
          />
        </Field>
      ) : null}
      {kind === 'number' ? (
        <Field label={t.dialCode} required error={form.errors.mobile_country_code}>
          <TextInput inputMode="tel" maxLength={5} {...form.control('mobile_country_code')} />
        </Field>
      ) : null}
      {kind === 'leave' ? null : (
        <Field label={kind === 'number' ? t.newNumber : t.newEmail} required error={form.errors.email}>
          <TextInput
            data-first="always"
            type={kind === 'number' ? 'tel' : 'email'}
            autoComplete="off"
            maxLength={64}
            {...form.control('email')}
          />
        </Field>
      )}
      <ReasonField kind="family" {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
