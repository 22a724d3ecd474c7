import { type FormEvent, useState } from 'react'
import { accessCodeLength } from '#domain/limits.ts'
import { plainDigits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './Counter.module.css'
import type { Slip } from './queries.ts'
import { counterWords } from './words.ts'

/** The family reads a code out, which proves that the number, or where the site sends no SMS the address, is its own. */
export function ConfirmNumber({ slip, onDone }: { slip: Slip; onDone: () => Promise<unknown> }) {
  const language = useLanguage()
  const t = counterWords(language)
  const form = useOfficeForm({ code: '' })
  const [isSent, setIsSent] = useState(false)
  const { uuid, reached_by: reached } = slip
  const send = () =>
    form.send(async () => {
      toast.success((await call('POST /office/counter/code', { uuid })).message)
      setIsSent(true)
    })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    form.send(async () => {
      toast.success((await call('PUT /office/counter/code', { uuid, code: plainDigits(form.values.code) })).message)
      await onDone()
    })
  }
  return (
    <Card as="form" className={styles.section} onSubmit={confirm} data-screen-only noValidate>
      <h2>{reached?.channel === 'EMAIL' ? t.emailAddress : t.number}</h2>
      {slip.is_verified ? (
        <p>{reached?.channel === 'EMAIL' ? t.emailConfirmed : t.confirmed}</p>
      ) : !reached ? (
        <p>{t.notReached}</p>
      ) : (
        <FormFields form={form}>
          <Hint>{reached.channel === 'EMAIL' ? t.mailedCodeHelp : t.codeHelp}</Hint>
          {isSent ? (
            <Field label={t.code} error={form.errors.code}>
              <TextInput
                // The code field replaces the button that was pressed, so it takes the focus.
                autoFocus
                inputMode="numeric"
                autoComplete="off"
                maxLength={accessCodeLength}
                {...form.control('code')}
              />
            </Field>
          ) : null}
          <div className={styles.buttons}>
            {isSent ? (
              <Button kind="primary" type="submit" busy={form.busy}>
                {t.confirm}
              </Button>
            ) : null}
            <Button kind={isSent ? 'secondary' : 'primary'} busy={form.busy} onClick={send}>
              {isSent
                ? t.sendAgain
                : reached.channel === 'EMAIL'
                  ? t.mailCode(reached.contact)
                  : t.sendCode(reached.contact)}
            </Button>
          </div>
        </FormFields>
      )}
    </Card>
  )
}
