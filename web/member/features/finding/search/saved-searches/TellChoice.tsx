import { type Telling, tellings } from '#domain/finding/saved-searches.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { savedWords, tellingWords } from './words.ts'

/** How often a search tells of new families. */
export function TellChoice({ value, onChange }: { value: Telling; onChange: (tell: Telling) => void }) {
  const language = useLanguage()
  const t = savedWords(language)
  return (
    <Field label={t.tell} group hint={t.tellHint}>
      <Segmented
        value={value}
        onChange={chosen => onChange(tellings.find(one => one === chosen) ?? 'NEVER')}
        options={tellings.map(one => ({ value: one, label: tellingWords(language)[one] }))}
      />
    </Field>
  )
}
