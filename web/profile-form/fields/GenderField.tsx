import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'

/** The gender is read-only, because it decides whom a member sees and who sees them. */
export function GenderField() {
  const t = editWords(useLanguage())
  const { gender } = useEditFormContext()
  return (
    <FieldPlace path="gender" hint={t.genderHint}>
      <TextInput readOnly value={gender === 'F' ? t.bride : t.groom} onChange={() => undefined} />
    </FieldPlace>
  )
}
