import type { CallerRequestKind } from '#domain/access/caller-requests.ts'
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

export type BegunKind = Exclude<CallerRequestKind, 'join'>

interface Props {
  uuid: string
  kind: BegunKind
  state: CallerState
  onClose: () => void
  onBegun: (message: string) => void
}

/** Asks what the family wants and how it proves to be it. A visit is the only way where no other contact can get a code. */
export function BeginRequestDialog({ uuid, kind, state, onClose, onBegun }: Props) {
  const t = callerWords(useLanguage())
  const isOfCandidate = kind === 'candidate' || kind === 'candidate_end'
  const replaced = kind === 'number' ? 'SMS' : kind === 'email' ? 'EMAIL' : null
  const canUseCodes = isOfCandidate
    ? state.candidate?.by_code === true
    : state.verified.some(channel => channel !== replaced)
  const form = useOfficeForm({
    mobile: '',
    email: '',
    mobile_country_code: '+91',
    reason: '',
    way: canUseCodes ? 'CODES' : 'VISIT',
  })
  const { mobile, email, mobile_country_code, reason } = form.values
  const way = form.values.way === 'CODES' ? 'CODES' : 'VISIT'
  const send = async () => {
    const asked = { uuid, reason, way } as const
    const change = (type: 'CHANGE_NUMBER' | 'CHANGE_EMAIL') =>
      call('POST /office/members/:uuid/contact-change', {
        ...asked,
        email,
        type,
        ...(type === 'CHANGE_NUMBER' && { mobile_country_code }),
      })
    const begins = {
      number: () => change('CHANGE_NUMBER'),
      email: () => change('CHANGE_EMAIL'),
      leave: () => call('POST /office/members/:uuid/leaving', asked),
      candidate: () => call('POST /office/members/:uuid/candidate-login', { ...asked, mobile, email }),
      candidate_end: () => call('POST /office/members/:uuid/candidate-login/end', asked),
    } satisfies Record<BegunKind, () => Promise<{ message: string }>>
    onBegun((await begins[kind]()).message)
  }
  const words = {
    number: [t.changeNumber, t.beginHelp],
    email: [t.changeEmail, t.beginHelp],
    leave: [t.remove, t.removeHelp],
    candidate: [t.giveLogin, t.giveLoginHelp],
    candidate_end: [t.endLogin, t.endLoginHelp],
  } as const satisfies Record<BegunKind, readonly [title: string, byCode: string]>
  const [title, byCode] = words[kind]
  const help = way === 'CODES' ? byCode : isOfCandidate ? t.candidateVisitHelp : t.beginVisitHelp
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
      {kind === 'candidate' ? (
        <>
          <Field label={t.candidateMobile} error={form.errors.mobile}>
            <TextInput
              data-first="always"
              type="tel"
              inputMode="numeric"
              filter="digits"
              maxLength={15}
              {...form.control('mobile')}
            />
          </Field>
          <Field label={t.candidateEmail} error={form.errors.email}>
            <TextInput inputMode="email" autoCapitalize="none" spellCheck={false} {...form.control('email')} />
          </Field>
        </>
      ) : null}
      {kind === 'number' || kind === 'email' ? (
        <Field label={kind === 'number' ? t.newNumber : t.newEmail} required error={form.errors.email}>
          <TextInput
            data-first="always"
            type={kind === 'number' ? 'tel' : 'email'}
            autoComplete="off"
            maxLength={64}
            {...form.control('email')}
          />
        </Field>
      ) : null}
      <ReasonField kind="family" {...form.control('reason')} error={form.errors.reason} />
    </FormDialog>
  )
}
