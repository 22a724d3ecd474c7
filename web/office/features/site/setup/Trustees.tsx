import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import type { Setup } from './queries.ts'
import styles from './SetupScreen.module.css'
import { setupWords } from './words.ts'

interface Props {
  trustees: Setup['trustees']
  onChanged: () => void
}

/** Who outside the office is told every day, to be read and changed. */
export function Trustees({ trustees: { addresses, next }, onChanged }: Props) {
  const language = useLanguage()
  const t = setupWords(language)
  const form = useOfficeForm({ addresses: (next?.addresses ?? addresses).join('\n') })
  const save = () =>
    form.send(async () => {
      const named = form.values.addresses.split(/[\s,;]+/).filter(Boolean)
      toast.success((await call('POST /office/setup/trustees', { addresses: named })).message)
      onChanged()
    })
  return (
    <div className={styles.trial}>
      <p>{t.trusteesHelp}</p>
      {next ? (
        <p>
          <b>{t.trusteesNext(formatInstant(next.from, language), next.addresses.join(', ') || t.trusteesNobody)}</b>
        </p>
      ) : null}
      <FormFields form={form}>
        <Field label={t.trusteesField} error={form.errors.addresses}>
          <TextArea rows={3} spellCheck={false} autoCapitalize="none" {...form.control('addresses')} />
        </Field>
      </FormFields>
      <Button small busy={form.busy} onClick={save}>
        {t.saveTrustees}
      </Button>
    </div>
  )
}
