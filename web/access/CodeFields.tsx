import type { ReactNode } from 'react'
import { digits } from '#domain/words/digits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PinInput } from '#web/ui/PinInput.tsx'
import styles from './forms.module.css'
import type { CodeForm } from './use-code-form.ts'
import { clock } from './use-countdown.ts'
import { accessWords } from './words.ts'

/** The boxes of a code, and below them the button that sends another one. */
export function CodeFields({ form, children }: { form: CodeForm; children?: ReactNode }) {
  const language = useLanguage()
  const t = accessWords(language)
  return (
    <>
      <Field label={t.otpLabel} required group error={form.error}>
        <PinInput value={form.pin} onChange={form.type} boxLabel={box => t.otpBox(box, form.pin.length)} />
      </Field>
      <div className={styles.invitation}>
        {form.waitsFor > 0 ? (
          <span className="numeric">{t.resendIn(digits(language, clock(form.waitsFor)))}</span>
        ) : (
          <Button kind="quiet" busy={form.isSending} onClick={form.sendAgain}>
            {t.resend}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
