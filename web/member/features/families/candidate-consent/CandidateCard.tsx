import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCandidateState } from '#contract/families/candidate-consent.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { type Registrant, registrants } from '#domain/families/candidate-consent.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './CandidateScreen.module.css'
import { candidateCardWords } from './candidate-card-words.ts'
import { candidateStateQuery } from './queries.ts'

/** Who registered the profile, whether the candidate agreed, and a form to ask them. */
export function CandidateCard() {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const { data, error, refetch } = useQuery(candidateStateQuery)
  if (!data) return error ? <Failure part error={error} onRetry={() => void refetch()} /> : null
  const stateOf = ({ state, agreed_at, due_on }: OwnCandidateState) => {
    if (state === 'AGREED') return t.agreed(formatLongDay(agreed_at ?? '', language))
    if (state === 'DECLINED') return t.declined
    if (!due_on) return null
    const day = formatLongDay(due_on, language)
    return due_on < today ? t.left(day) : t.notYet(day)
  }
  const text = stateOf(data)
  return (
    <Card as="section" className={styles.setting} aria-label={t.title}>
      <h2>{t.title}</h2>
      <Hint>{t.hint}</Hint>
      {text ? <p>{text}</p> : null}
      {data.contact ? <p>{t.writtenTo(data.contact)}</p> : null}
      {data.state === 'AGREED' ? null : <AskForm state={data} />}
    </Card>
  )
}

function AskForm({ state }: { state: OwnCandidateState }) {
  const language = useLanguage()
  const t = candidateCardWords(language)
  const client = useQueryClient()
  const [who, setWho] = useState<Registrant | ''>(state.registered_by ?? '')
  const [way, setWay] = useState('mobile')
  const [contact, setContact] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, run] = useBusy()
  const isOther = who !== '' && who !== 'CANDIDATE'
  const send = () =>
    run(async () => {
      try {
        setErrors({})
        const reach = isOther && contact ? { [way]: contact } : {}
        // The server refuses an empty choice and words the refusal.
        const { message } = await call('PUT /candidate', { registered_by: who as Registrant, ...reach })
        await client.invalidateQueries(candidateStateQuery)
        setContact('')
        toast.success(message)
      } catch (failure) {
        if (failure instanceof CallFailed) setErrors(failure.fields)
        tellFailure(failure)
      }
    })
  return (
    <form
      className="stack-3"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        send()
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
          <Field label={t.way} group>
            <Segmented
              value={way}
              onChange={setWay}
              options={[
                { value: 'mobile', label: t.mobile },
                { value: 'email', label: t.email },
              ]}
            />
          </Field>
          <Field
            label={way === 'mobile' ? t.mobile : t.email}
            hint={t.contactHint}
            error={errors.mobile ?? errors.email}
          >
            <TextInput
              inputMode={way === 'mobile' ? 'numeric' : 'email'}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={contact}
              onChange={setContact}
            />
          </Field>
        </>
      ) : null}
      <Button kind="primary" type="submit" busy={isBusy}>
        {isOther && contact ? t.ask : t.save}
      </Button>
    </form>
  )
}
