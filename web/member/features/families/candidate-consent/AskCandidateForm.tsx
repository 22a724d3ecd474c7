import { useQueryClient } from '@tanstack/react-query'
import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import { type Registrant, registrants } from '#domain/families/candidate-consent.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { call } from '#web/api/client.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './CandidateScreen.module.css'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateStateQuery } from './queries.ts'

interface AskedCandidate {
  registered_by: Registrant | ''
  mobile: string
  email: string
}
const isOther = ({ registered_by }: AskedCandidate) => registered_by !== '' && registered_by !== 'CANDIDATE'

interface Props {
  state: OwnCandidateState
}

/** Asks the family how the candidate is reached, by one of two fields, and who registered where that is not known. */
export function AskCandidateForm({ state }: Props) {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const client = useQueryClient()
  const isAskingOf = (typed: AskedCandidate) =>
    isOther(typed) && (typed.mobile !== '' || typed.email !== '' || state.registered_by !== null)
  const form = useMemberForm<AskedCandidate>(
    { registered_by: state.registered_by ?? '', mobile: '', email: '' },
    typed => (isAskingOf(typed) && !typed.mobile && !typed.email ? { mobile: t.oneOfTwo } : {}),
  )
  const { registered_by, mobile, email } = form.values
  const send = form.submit(async () => {
    const reach = isOther(form.values) ? { mobile, email } : {}
    // The server refuses an empty choice and words the refusal.
    const { message } = await call('PUT /candidate', { registered_by: registered_by as Registrant, ...reach })
    // The dashboard says it too.
    await Promise.all([
      client.invalidateQueries(candidateStateQuery),
      client.invalidateQueries({ queryKey: ['activity'] }),
    ])
    form.set({ mobile: '', email: '' })
    toast.success(message)
  })
  return (
    <form className={styles.answers} noValidate onSubmit={send}>
      {state.registered_by ? null : (
        <Field label={t.registeredBy} required error={form.errors.registered_by}>
          <Select
            placeholder={t.select}
            options={registrants.map(one => ({ value: one, label: registrantName(language, one) }))}
            value={registered_by}
            onChange={chosen => form.set({ registered_by: chosen as Registrant })}
          />
        </Field>
      )}
      {isOther(form.values) ? (
        <>
          <Field label={t.mobile} error={form.errors.mobile}>
            <TextInput
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              filter="digits"
              maxLength={15}
              {...form.control('mobile')}
            />
          </Field>
          <Field label={t.email} hint={t.contactHint} error={form.errors.email}>
            <TextInput
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              {...form.control('email')}
            />
          </Field>
        </>
      ) : null}
      <Button kind="primary" type="submit" busy={form.busy}>
        {isAskingOf(form.values) ? t.ask : t.save}
      </Button>
    </form>
  )
}
