import { useState } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import styles from './ConsentSentences.module.css'
import type { ConsentTicks } from './use-consent-ticks.ts'
import { consentWords } from './words.ts'

/** A sentence and its checkbox for each text. The whole text is one tap away. */
export function ConsentSentences({ ticks }: { ticks: ConsentTicks }) {
  const t = consentWords(useLanguage())
  const [open, setOpen] = useState<string | null>(null)
  if (!ticks.texts)
    return (
      <Hint role="status">
        {ticks.isError ? (
          <>
            {t.failed} <TextButton onClick={ticks.retry}>{t.tryAgain}</TextButton>
          </>
        ) : (
          t.loading
        )}
      </Hint>
    )
  return (
    <Field group label={t.consent} required>
      {ticks.texts.map(({ text, sentence, whole, changed }) => (
        <div key={text} className={styles.text} data-invalid={ticks.refusedAt === text ? '' : undefined}>
          <Checkbox
            className={styles.sentence}
            checked={ticks.isTicked(text)}
            onChange={isOn => ticks.tick(text, isOn)}
            required
            error={ticks.refusedAt === text ? t.tickThis : undefined}
          >
            {sentence}
          </Checkbox>
          {changed ? (
            <p>
              <b>{t.changed}</b> {changed}
            </p>
          ) : null}
          {whole.length > 0 ? (
            <>
              <TextButton aria-expanded={open === text} onClick={() => setOpen(open === text ? null : text)}>
                {open === text ? t.closeWhole : t.readWhole}
              </TextButton>
              {open === text ? (
                <div className={styles.whole}>
                  {whole.map(paragraph => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              ) : null}
            </>
          ) : null}
        </div>
      ))}
    </Field>
  )
}
