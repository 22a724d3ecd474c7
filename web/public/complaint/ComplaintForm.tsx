import { useEffect, useState } from 'react'
import { type PublicComplaintKind, publicComplaintKinds } from '#domain/site/complaints.ts'
import { call } from '#web/api/client.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
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
type TextName = Exclude<keyof typeof empty, 'kind'>
const longestMessage = 2000
const focusOnce = (element: HTMLElement | null) => element?.focus()

/** The form of a complaint. Only the server checks the fields, because the page would need every schema to do so. */
export default function ComplaintForm() {
  const language = useLanguage()
  const t = complaintWords(language)
  const form = useMemberForm(empty)
  const { values, errors, around } = form
  const [number, setNumber] = useState('')
  const [codeSent, setCodeSent] = useState('')
  // The button that opened the form has disappeared, so the focus moves to the first field.
  useEffect(() => around.current?.querySelector<HTMLElement>('select')?.focus(), [around])

  /** A code is valid for one contact only. */
  const contact = (name: 'email' | 'mobile') => ({
    value: values[name],
    onChange: (value: string) => {
      form.set({ [name]: value, otp: '' })
      setCodeSent('')
    },
  })
  const sendCode = form.submit(async () => {
    const { email, mobile } = values
    setCodeSent((await call('POST /complaint/code', { email, mobile })).message)
  })
  const send = form.submit(async () => {
    const complaint = await call('POST /complaint', { ...values, kind: values.kind as PublicComplaintKind })
    setNumber(complaint.number)
    form.set(empty)
    setCodeSent('')
  })
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
  const text = (name: TextName, label: string, more: { required?: boolean; hint?: string; max: number }) => (
    <Field label={label} required={more.required ?? false} hint={more.hint} error={errors[name]}>
      <TextInput {...form.control(name)} maxLength={more.max} />
    </Field>
  )
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.fields} ref={around}>
        <Field label={t.kind} required error={errors.kind}>
          <Select
            value={values.kind}
            onChange={kind => form.set({ kind: kind as PublicComplaintKind | '' })}
            placeholder={t.choose}
            options={publicComplaintKinds.map(kind => ({ value: kind, label: complaintKindNames(language)[kind] }))}
          />
        </Field>
        {text('name', t.name, { required: true, max: 60 })}
        <div className={classNames('two-columns', styles.pair)}>
          <Field label={t.email} hint={t.reach} error={errors.email}>
            <TextInput {...contact('email')} maxLength={64} />
          </Field>
          <Field label={t.mobile} error={errors.mobile}>
            <TextInput {...contact('mobile')} maxLength={20} />
          </Field>
        </div>
        <div className={classNames('apart', styles.confirm)}>
          <p>{t.confirmHelp}</p>
          <Button small busy={form.busy} onClick={() => sendCode()}>
            {codeSent ? t.sendCodeAgain : t.sendCode}
          </Button>
        </div>
        {codeSent ? (
          <Field label={t.code} hint={codeSent} error={errors.otp}>
            <TextInput
              className={styles.code}
              {...form.control('otp')}
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
          <TextArea {...form.control('message')} maxLength={longestMessage} rows={6} />
        </Field>
      </div>
      <Button kind="primary" type="submit" busy={form.busy}>
        {t.send}
      </Button>
    </form>
  )
}
