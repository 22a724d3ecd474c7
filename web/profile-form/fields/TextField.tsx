import { type ComponentProps, useId } from 'react'
import { fieldLabel } from '#contract/field-words.ts'
import { type FieldPath, fieldsByPath, isFieldPath } from '#contract/profile-fields.ts'
import { SecondForm } from '#web/second-script/SecondForm.tsx'
import { waitingFor } from '#web/second-script/second-forms.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { secondPaths, type TextPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { lettersLeft, limitOf } from './limit-hint.ts'

interface Props extends Pick<ComponentProps<typeof TextInput>, 'filter' | 'inputMode' | 'autoComplete'> {
  path: TextPath
  hint?: string | undefined
  /** Whether the text has several lines and takes the whole width. */
  long?: boolean
  maxLength?: number
}

export function TextField({
  path,
  hint,
  long = false,
  maxLength = limitOf(path),
  autoComplete = 'off',
  ...input
}: Props) {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  const value = form[path]
  const remaining = lettersLeft(path, value)
  const id = useId()
  const below = isFieldPath(path) && secondPaths.has(path) ? { id, part: <FieldForm id={id} path={path} /> } : undefined
  const control = {
    value,
    onChange: (typed: string) => set({ [path]: typed }),
    ...(maxLength !== undefined && { maxLength }),
  }
  return (
    <FieldPlace
      path={path}
      wide={long}
      below={below}
      hint={remaining === null ? hint : remaining === 0 && maxLength ? t.limitReached(maxLength) : t.left(remaining)}
    >
      {long ? <TextArea rows={2} {...control} /> : <TextInput {...input} autoComplete={autoComplete} {...control} />}
    </FieldPlace>
  )
}

/** The line with the field's form in the other script. */
function FieldForm({ id, path }: { id: string; path: FieldPath }) {
  const language = useLanguage()
  const { form, set, errors, shown, waiting } = useEditFormContext()
  const field = fieldsByPath[path]
  const second = secondPaths.get(path)
  if (!second || !('max' in field) || !field.bothScripts) return null
  return (
    <div data-field={second}>
      <SecondForm
        id={id}
        shown={shown}
        path={path}
        label={fieldLabel(language, path)}
        typed={form[path]}
        field={{ max: field.max, bothScripts: field.bothScripts }}
        value={form[second]}
        error={errors[second]}
        waits={waitingFor(waiting, path, form[path])}
        onChange={value => set({ [second]: value })}
      />
    </div>
  )
}
