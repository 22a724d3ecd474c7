import { useState } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import styles from './ConsentSentences.module.css'
import { ReadInSelect } from './ReadInSelect.tsx'
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
    <div className="stack-4">
      <ReadInSelect languages={ticks.languages} readIn={ticks.readIn} onRead={ticks.read} />
      <Field group label={t.consent} required>
        {ticks.texts.map(({ text, language, direction, sentence, whole, changed }) => (
          <div key={text} className={styles.text} data-invalid={ticks.refusedAt === text ? '' : undefined}>
            <div className={styles.read} lang={language} dir={direction}>
              <Checkbox
                className={styles.sentence}
                checked={ticks.isTicked(text)}
                onChange={isOn => ticks.tick(text, isOn)}
                required
                error={ticks.refusedAt === text ? t.tickThis : undefined}
              >
                {sentence}
              </Checkbox>
            </div>
            {changed ? (
              <p>
                <b>{t.changed}</b>{' '}
                <span lang={language} dir={direction}>
                  {changed}
                </span>
              </p>
            ) : null}
            {whole.length > 0 ? (
              <>
                <TextButton aria-expanded={open === text} onClick={() => setOpen(open === text ? null : text)}>
                  {open === text ? t.closeWhole : t.readWhole}
                </TextButton>
                {open === text ? (
                  <div className={classNames(styles.read, styles.whole)} lang={language} dir={direction}>
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
    </div>
  )
}
