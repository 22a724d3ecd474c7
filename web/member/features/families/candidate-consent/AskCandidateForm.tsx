import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import { type Registrant, registrants } from '#domain/families/candidate-consent.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './CandidateScreen.module.css'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateStateQuery } from './queries.ts'

interface Props {
  state: OwnCandidateState
  /** Leaves the question for another day, where it stands on the way to something else. */
  onSkip?: () => void
}

/** Asks the family how the candidate is reached, by one of two fields, and who registered where that is not known. */
export function AskCandidateForm({ state, onSkip }: Props) {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const client = useQueryClient()
  const [who, setWho] = useState<Registrant | ''>(state.registered_by ?? '')
  const [mobile, setMobile] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, run] = useBusy()
  const isOther = who !== '' && who !== 'CANDIDATE'
  const send = () =>
    run(async () => {
      try {
        setErrors({})
        const reach = isOther ? { mobile, email } : {}
        // The server refuses an empty choice and words the refusal.
        const { message } = await call('PUT /candidate', { registered_by: who as Registrant, ...reach })
        await client.invalidateQueries(candidateStateQuery)
        setMobile('')
        setEmail('')
        toast.success(message)
      } catch (failure) {
        if (failure instanceof CallFailed) setErrors(failure.fields)
        tellFailure(failure)
      }
    })
  const isAsking = isOther && (mobile !== '' || email !== '' || state.registered_by !== null)
  return (
    <form
      className={styles.answers}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isAsking && !mobile && !email) setErrors({ mobile: t.oneOfTwo })
        else send()
      }}
    >
      {state.registered_by ? null : (
        <Field label={t.registeredBy} required error={errors.registered_by}>
          <Select
            placeholder={t.select}
            options={registrants.map(one => ({ value: one, label: registrantName(language, one) }))}
            value={who}
            onChange={chosen => setWho(chosen as Registrant)}
          />
        </Field>
      )}
      {isOther ? (
        <>
          <Field label={t.mobile} error={errors.mobile}>
            <TextInput
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              filter="digits"
              maxLength={15}
              value={mobile}
              onChange={setMobile}
            />
          </Field>
          <Field label={t.email} hint={t.contactHint} error={errors.email}>
            <TextInput
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={email}
              onChange={setEmail}
            />
          </Field>
        </>
      ) : null}
      <Button kind={onSkip ? 'secondary' : 'primary'} type="submit" busy={isBusy}>
        {isAsking ? t.ask : t.save}
      </Button>
      {onSkip ? (
        <Button kind="quiet" onClick={onSkip}>
          {t.skip}
        </Button>
      ) : null}
    </form>
  )
}
