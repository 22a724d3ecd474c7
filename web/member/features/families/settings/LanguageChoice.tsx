import { useMutation } from '@tanstack/react-query'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { switchLanguage } from '#web/session/language-choice.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { preferenceWords } from './preference-words.ts'

/** The language of pages and messages. A choice reloads the page in that language. */
export function LanguageChoice() {
  const language = useLanguage()
  const t = preferenceWords(language)
  const { mutate, variables } = useMutation({
    mutationFn: (chosen: Language) => call('PUT /notification/choices', { language: chosen }),
    onSuccess: (_, chosen) => switchLanguage(chosen),
  })
  return (
    <>
      <Hint>{t.languageHelp}</Hint>
      <Field label={t.language} labelHidden group>
        <Segmented
          value={variables ?? language}
          onChange={value => mutate(value as Language)}
          options={[
            { value: 'en', label: t.english },
            { value: 'mr', label: t.marathi },
          ]}
        />
      </Field>
    </>
  )
}
