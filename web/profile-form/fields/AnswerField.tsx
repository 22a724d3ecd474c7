import { useLanguage } from '#web/ui/language.ts'
import { type Option, Select } from '#web/ui/Select.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import type { TextPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'

interface Props {
  path: TextPath
  options: readonly Option[]
  hint?: string
  /** The label of the empty choice, where leaving the field empty has a meaning. */
  placeholder?: string
}

/** A choice of a few fixed answers. */
export function AnswerField({ path, options, hint, placeholder }: Props) {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  return (
    <FieldPlace path={path} hint={hint}>
      <Select
        value={form[path]}
        onChange={value => set({ [path]: value })}
        options={options}
        placeholder={placeholder ?? t.select}
      />
    </FieldPlace>
  )
}
