import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'

/** Read alone: whom a member sees, and who sees them, hangs on it. */
export function GenderField() {
  const t = editWords(useLanguage())
  const { gender } = useEditFormContext()
  return (
    <FieldPlace path="gender" hint={t.genderHint}>
      <TextInput readOnly value={gender === 'F' ? t.bride : t.groom} onChange={() => undefined} />
    </FieldPlace>
  )
}
