import type { UseQueryResult } from '@tanstack/react-query'
import type { ConsentText } from '#contract/families/consents.ts'
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
  texts: UseQueryResult<readonly ConsentText[]>
}

/** The consents of the family, and of the candidate where somebody else registers. Nothing is ticked in advance. */
export function ConsentFields({ values, errors, set, texts }: Props) {
  const t = counterWords(useLanguage())
  const isTicked = (text: string) => (text === 'notice' || text === 'marriage') && values[text] === 'Y'
  return (
    <Section title={t.consent}>
      <div className={styles.wide}>
        <Field group label={t.familyAgrees} required error={errors.notice ?? errors.marriage}>
          {texts.isError ? (
            <p>
              {t.textsFailed} <TextButton onClick={() => void texts.refetch()}>{t.tryAgain}</TextButton>
            </p>
          ) : null}
          {texts.data?.map(({ text, sentence }) => (
            <Checkbox key={text} checked={isTicked(text)} onChange={isOn => set({ [text]: isOn ? 'Y' : '' })}>
              {sentence}
            </Checkbox>
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
