import type { ComponentProps } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import type { TextPath } from '../profile-form.ts'
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
  const control = {
    value,
    onChange: (typed: string) => set({ [path]: typed }),
    ...(maxLength !== undefined && { maxLength }),
  }
  return (
    <FieldPlace
      path={path}
      wide={long}
      hint={remaining === null ? hint : remaining === 0 && maxLength ? t.limitReached(maxLength) : t.left(remaining)}
    >
      {long ? <TextArea rows={2} {...control} /> : <TextInput {...input} autoComplete={autoComplete} {...control} />}
    </FieldPlace>
  )
}
