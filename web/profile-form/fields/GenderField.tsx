import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'

/** Read alone: whom a member sees, and who sees them, hangs on it. */
export function GenderField() {
  const say = editWords(useLanguage())
  const { gender } = useEditFormContext()
  return (
    <FieldPlace path="gender" hint={say.genderHint}>
      <TextInput readOnly value={gender === 'F' ? say.bride : say.groom} onChange={() => undefined} />
    </FieldPlace>
  )
}
