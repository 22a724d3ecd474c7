import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import type { Setup } from './queries.ts'
import styles from './SetupScreen.module.css'
import { setupWords } from './words.ts'

interface Props {
  trial: Setup['channels'][number]
  onChanged: () => void
}

/** Sends a test message to the person who sets the site up. The code in it proves that it arrived. */
export function ChannelTrial({ trial: { channel, is_tried, is_sent }, onChanged }: Props) {
  const t = setupWords(useLanguage())
  const form = useOfficeForm({ mobile: '', code: '' })
  const send = () =>
    form.send(async () => {
      toast.success((await call('POST /office/setup/try', { channel, mobile: form.values.mobile })).message)
      onChanged()
    })
  const confirm = () =>
    form.send(async () => {
      toast.success((await call('PUT /office/setup', { channel, code: form.values.code.trim() })).message)
      onChanged()
    })
  return (
    <div className={styles.trial}>
      <h3>
        {t[channel]} {is_tried ? <Badge tone="good">{t.tried}</Badge> : null}
      </h3>
      <FormFields form={form}>
        {channel === 'SMS' ? (
          <Field label={t.mobile} error={form.errors.mobile}>
            <TextInput inputMode="tel" maxLength={10} {...form.control('mobile')} />
          </Field>
        ) : null}
        {is_sent ? (
          <Field label={t.code} error={form.errors.code}>
            <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...form.control('code')} />
          </Field>
        ) : null}
      </FormFields>
      <Button small busy={form.busy} onClick={send}>
        {channel === 'SMS' ? t.sendSms : t.sendEmail}
      </Button>
      {is_sent ? (
        <Button small kind="primary" busy={form.busy} onClick={confirm}>
          {t.confirm}
        </Button>
      ) : null}
    </div>
  )
}
