import type { Language } from '#domain/words/catalogue.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { slipWords } from './slip-words.ts'

/** Chooses the language in which a slip is printed. */
export function SlipLanguage({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const t = slipWords(useLanguage())
  return (
    <Field group label={t.familyLanguage}>
      <Segmented
        value={value}
        onChange={chosen => onChange(chosen === 'mr' ? 'mr' : 'en')}
        options={[
          { value: 'mr', label: t.marathi },
          { value: 'en', label: t.english },
        ]}
      />
    </Field>
  )
}
