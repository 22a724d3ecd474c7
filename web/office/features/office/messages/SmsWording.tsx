import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { type MessageName, type SmsName, smsNames } from '#domain/telling/messages.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient } from '#web/office/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { CopiedText } from './CopiedText.tsx'
import styles from './Messages.module.css'
import { messagesQuery, type SmsText } from './queries.ts'
import { messagesWords } from './words.ts'

interface Props {
  name: MessageName
  sms: SmsText
  /** Whether this server sends SMS. */
  isOpen: boolean
}

const isSmsName = (name: MessageName): name is SmsName => (smsNames as readonly string[]).includes(name)

/** An SMS in one language: the text to register, its DLT id, and a test. */
export function SmsWording({ name, sms, isOpen }: Props) {
  const spoken = useLanguage()
  const t = messagesWords(spoken)
  const { language } = sms
  // The version of the id that the field began with: a refetch may bring a colleague's id, which must not be overwritten unseen.
  const [version, setVersion] = useState(sms.version)
  const form = useOfficeForm({ dlt_id: sms.dlt_id })
  const test = useOfficeForm({ mobile: '' })
  const save = () =>
    form.send(async () => {
      if (!isSmsName(name)) return
      const sent = { name, language, version, dlt_id: form.values.dlt_id }
      toast.success((await call('PUT /office/messages/:name', sent)).message)
      setVersion(version + 1)
      await officeClient.invalidateQueries(messagesQuery)
    })
  const sendTest = () =>
    test.send(async () => {
      const sent = { name, channel: 'SMS', language, mobile: test.values.mobile } as const
      toast.success((await call('POST /office/messages/:name/test', sent)).message)
    })
  const called = language === 'mr' ? t.smsMr : t.smsEn
  return (
    <section className={styles.wording}>
      <h3>
        {called} <Badge tone={sms.dlt_id ? 'good' : 'warning'}>{sms.dlt_id ? t.hasId : t.noId}</Badge>
      </h3>
      <p className={styles.text} lang={language}>
        {sms.text}
      </p>
      <p>{t.toRegister}</p>
      <CopiedText language={language} text={sms.dlt_text} called={called} />
      <FormFields form={form}>
        <Field label={`${t.dltId}: ${called}`} error={form.errors.dlt_id}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={30} {...form.control('dlt_id')} />
        </Field>
      </FormFields>
      {sms.registered_name ? <Notice>{t.otherName(sms.registered_name)}</Notice> : null}
      {sms.changed_at ? (
        <Hint>
          {t.changed}: {formatInstant(sms.changed_at, spoken)} · {sms.changed_by}
        </Hint>
      ) : null}
      <Button small kind="primary" busy={form.busy} onClick={save} aria-label={`${t.save}: ${called}`}>
        {t.save}
      </Button>
      {isOpen ? (
        <>
          <FormFields form={test}>
            <Field label={`${t.mobile}: ${called}`} error={test.errors.mobile}>
              <TextInput inputMode="tel" maxLength={10} {...test.control('mobile')} />
            </Field>
          </FormFields>
          <Button small busy={test.busy} onClick={sendTest} aria-label={`${t.testSms}: ${called}`}>
            {t.testSms}
          </Button>
        </>
      ) : null}
    </section>
  )
}
