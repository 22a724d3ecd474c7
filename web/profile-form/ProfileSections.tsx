import type { ReactNode } from 'react'
import { FormSection } from '#web/ui/FormSection.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from './edit-form-context.ts'
import { PasteIntoProfile } from './pasted/PasteIntoProfile.tsx'
import { propertiesPath } from './profile-form.ts'
import { errorsIn, fullness, type SectionName, sectionNames } from './sections.ts'
import { editWords } from './words.ts'

interface Props {
  contents: Readonly<Record<SectionName, ReactNode>>
  open: readonly SectionName[]
  onToggle: (section: SectionName) => void
}

/** The five sections of a biodata, each with the number of fields that are filled in, below the offer to paste one. */
export function ProfileSections({ contents, open, onToggle }: Props) {
  const t = editWords(useLanguage())
  const { form, errors } = useEditFormContext()
  const words = { filled: t.filled, full: t.full, errors: t.wrong }
  const wordsOfProperties = { ...words, filled: () => t.noneAdded, full: t.added(form[propertiesPath].length) }
  return (
    <div className="stack-3">
      <PasteIntoProfile />
      {sectionNames.map(name => (
        <div key={name} data-field={name}>
          <FormSection
            title={t[name]}
            {...fullness(name, form)}
            errors={errorsIn(name, errors)}
            words={name === 'properties' ? wordsOfProperties : words}
            open={open.includes(name)}
            onToggle={() => onToggle(name)}
          >
            {contents[name]}
          </FormSection>
        </div>
      ))}
    </div>
  )
}
