import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { candidateCodeLength } from '#domain/families/candidate-consent.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './CandidateScreen.module.css'
import { candidateWords } from './words.ts'

/** The screen for a code from an SMS, which has no link. The mobile number and the code are typed here. */
export default function CandidateCodeScreen() {
  const t = candidateWords(useLanguage())
  const navigate = useNavigate()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, run] = useBusy()
  const open = () =>
    run(async () => {
      try {
        setErrors({})
        const { token } = await call('PUT /candidate-consent/code', { mobile, code })
        await navigate({ to: '/candidate/$token', params: { token } })
      } catch (failure) {
        if (failure instanceof CallFailed) setErrors(failure.fields)
        tellFailure(failure)
      }
    })
  return (
    <Card as="section" className={styles.card}>
      <h1>{t.codeTitle}</h1>
      <p>{t.codeHint}</p>
      <form
        className="stack-3"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          open()
        }}
      >
        <Field label={t.mobile} required error={errors.mobile}>
          <TextInput
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            filter="digits"
            maxLength={15}
            value={mobile}
            onChange={setMobile}
          />
        </Field>
        <Field label={t.code} required error={errors.code}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            filter="digits"
            maxLength={candidateCodeLength}
            value={code}
            onChange={setCode}
          />
        </Field>
        <Button kind="primary" type="submit" wide busy={isBusy}>
          {t.open}
        </Button>
      </form>
    </Card>
  )
}
