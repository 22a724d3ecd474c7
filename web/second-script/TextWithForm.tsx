import { type ComponentProps, useId } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { SecondForm } from './SecondForm.tsx'

interface Props {
  head: Omit<ComponentProps<typeof Field>, 'children' | 'describedBy'>
  input: ComponentProps<typeof TextInput>
  /** Whether a dialog opens with this field. */
  first?: boolean
  second: Omit<ComponentProps<typeof SecondForm>, 'id' | 'label' | 'typed'>
}

/** A field of one line with its form in the other script below it. */
export function TextWithForm({ head, input, first = false, second }: Props) {
  const id = useId()
  return (
    <div data-field={second.path}>
      <Field {...head} describedBy={id}>
        <TextInput autoComplete="off" {...(first && { 'data-first': true })} {...input} />
      </Field>
      <SecondForm id={id} label={head.label} typed={input.value} {...second} />
    </div>
  )
}
