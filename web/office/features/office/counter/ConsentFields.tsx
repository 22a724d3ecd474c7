import type { UseQueryResult } from '@tanstack/react-query'
import type { ConsentText } from '#contract/families/consents.ts'
import { ReadInSelect } from '#web/access/consent/ReadInSelect.tsx'
import type { ConsentsRead, ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import styles from './Counter.module.css'
import type { CounterFields } from './fields.ts'
import { Section } from './Section.tsx'
import { counterWords } from './words.ts'

interface Props extends CounterFields {
  texts: UseQueryResult<Pick<ConsentsRead, 'languages'> & { list: readonly ConsentText[] }>
  readIn: ReadIn
  onRead: (language: ReadIn) => void
}

/** The consents of the family, and of the candidate where somebody else registers. Nothing is ticked in advance. */
export function ConsentFields({ values, errors, set, texts, readIn, onRead }: Props) {
  const t = counterWords(useLanguage())
  const isTicked = (text: string) => (text === 'notice' || text === 'marriage') && values[text] === 'Y'
  return (
    <Section title={t.consent}>
      <div className={styles.wide}>
        <ReadInSelect
          languages={texts.data?.languages ?? []}
          readIn={readIn}
          onRead={language => {
            onRead(language)
            // A tick is for the words that were read.
            set({ notice: '', marriage: '' })
          }}
        />
        <Field group label={t.familyAgrees} required error={errors.notice ?? errors.marriage}>
          {texts.isError ? (
            <p>
              {t.textsFailed} <TextButton onClick={() => void texts.refetch()}>{t.tryAgain}</TextButton>
            </p>
          ) : null}
          {texts.data?.list.map(({ text, sentence, language, direction }) => (
            <div key={text} lang={language} dir={direction}>
              <Checkbox checked={isTicked(text)} onChange={isOn => set({ [text]: isOn ? 'Y' : '' })}>
                {sentence}
              </Checkbox>
            </div>
          ))}
        </Field>
        {values.registered_by === '' || values.registered_by === 'CANDIDATE' ? null : (
          <div>
            <Checkbox
              checked={values.candidate_agrees === 'Y'}
              onChange={isOn => set({ candidate_agrees: isOn ? 'Y' : '' })}
            >
              {t.candidateAgrees}
            </Checkbox>
            <Hint>{t.candidateAbsent}</Hint>
          </div>
        )}
      </div>
    </Section>
  )
}
