import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import type { ConsentsRead, ReadIn } from './use-consent-ticks.ts'
import { consentWords } from './words.ts'

interface Props {
  languages: ConsentsRead['languages']
  readIn: ReadIn
  onRead: (language: ReadIn) => void
}

/** The language of the texts. Where there are only the page's own two, the switch of the page is enough. */
export function ReadInSelect({ languages, readIn, onRead }: Props) {
  const t = consentWords(useLanguage())
  if (languages.length <= 2) return null
  return (
    <Field label={t.readIn}>
      <Select
        value={readIn}
        onChange={value => {
          const chosen = languages.find(({ language }) => language === value)
          if (chosen) onRead(chosen.language)
        }}
        options={languages.map(({ language, name }) => ({ value: language, label: name }))}
      />
    </Field>
  )
}
