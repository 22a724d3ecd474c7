import { type FormEvent, useEffect, useState } from 'react'
import { type PublicComplaintKind, publicComplaintKinds } from '#domain/site/complaints.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import styles from './Complaint.module.css'
import { complaintKindNames, complaintWords } from './words.ts'

const empty = {
  kind: '' as PublicComplaintKind | '',
  name: '',
  email: '',
  mobile: '',
  otp: '',
  registration_no: '',
  about_registration_no: '',
  message: '',
}
type Name = keyof typeof empty
const longestMessage = 2000
const focusOnce = (element: HTMLElement | null) => element?.focus()

/** The form of a complaint. Only the server checks the fields, because the page would need every schema to do so. */
export default function ComplaintForm() {
  const language = useLanguage()
  const t = complaintWords(language)
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [number, setNumber] = useState('')
  const [busy, run] = useBusy()
  const [codeSent, setCodeSent] = useState('')
  const [isSending, runSending] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  // The button that opened the form has disappeared, so the focus moves to the first field.
  useEffect(() => around.current?.querySelector<HTMLElement>('select')?.focus(), [around])

  const change = (name: Name) => (value: string) => {
    setValues(before => ({ ...before, [name]: value }))
    setErrors(before => ({ ...before, [name]: '' }))
  }
  /** A code is valid for one contact only. */
  const changeContact = (name: 'email' | 'mobile') => (value: string) => {
    change(name)(value)
    change('otp')('')
    setCodeSent('')
  }
  const showFailure = (error: unknown) => {
    const fields = error instanceof CallFailed ? error.fields : {}
    setErrors(fields)
    if (Object.keys(fields).length > 0) focusFirstError()
    else setFailure(wordFailure(language, error))
  }
  const sendCode = () => {
    setFailure('')
    const { email, mobile } = values
    runSending(async () => {
      try {
        setCodeSent((await call('POST /complaint/code', { email, mobile })).message)
      } catch (error) {
        showFailure(error)
      }
    })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    run(async () => {
      try {
        const complaint = await call('POST /complaint', { ...values, kind: values.kind as PublicComplaintKind })
        setNumber(complaint.number)
        setValues(empty)
        setCodeSent('')
      } catch (error) {
        showFailure(error)
      }
    })
  }
  if (number)
    return (
      // The form has disappeared, so the focus moves to what replaces it.
      <div className={styles.form} ref={focusOnce} tabIndex={-1} role="status">
        <Notice>
          <strong>{t.sent(number)}</strong>
          <br />
          {t.keep}
        </Notice>
        <Button onClick={() => setNumber('')}>{t.another}</Button>
      </div>
    )
  const text = (name: Name, label: string, more: { required?: boolean; hint?: string; max: number }) => (
    <Field label={label} required={more.required ?? false} hint={more.hint} error={errors[name]}>
      <TextInput value={values[name]} onChange={change(name)} maxLength={more.max} />
    </Field>
  )
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.fields} ref={around}>
        <Field label={t.kind} required error={errors.kind}>
          <Select
            value={values.kind}
            onChange={change('kind')}
            placeholder={t.choose}
            options={publicComplaintKinds.map(kind => ({ value: kind, label: complaintKindNames(language)[kind] }))}
          />
        </Field>
        {text('name', t.name, { required: true, max: 60 })}
        <div className={classNames('two-columns', styles.pair)}>
          <Field label={t.email} hint={t.reach} error={errors.email}>
            <TextInput value={values.email} onChange={changeContact('email')} maxLength={64} />
          </Field>
          <Field label={t.mobile} error={errors.mobile}>
            <TextInput value={values.mobile} onChange={changeContact('mobile')} maxLength={20} />
          </Field>
        </div>
        <div className={classNames('apart', styles.confirm)}>
          <p>{t.confirmHelp}</p>
          <Button small busy={isSending} onClick={sendCode}>
            {codeSent ? t.sendCodeAgain : t.sendCode}
          </Button>
        </div>
        {codeSent ? (
          <Field label={t.code} hint={codeSent} error={errors.otp}>
            <TextInput
              className={styles.code}
              value={values.otp}
              onChange={change('otp')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={4}
            />
          </Field>
        ) : null}
        <div className={classNames('two-columns', styles.pair)}>
          {text('registration_no', t.own, { max: 20 })}
          {text('about_registration_no', t.about, { max: 20 })}
        </div>
        <Field label={t.message} required hint={t.messageHint} error={errors.message}>
          <TextArea value={values.message} onChange={change('message')} maxLength={longestMessage} rows={6} />
        </Field>
      </div>
      {failure ? <Notice kind="bad">{failure}</Notice> : null}
      <Button kind="primary" type="submit" busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
