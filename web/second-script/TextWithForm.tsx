import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'
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
  const below = useRef<HTMLDivElement>(null)
  const goDown = (event: KeyboardEvent) => {
    // The arrows of a keyboard that spells Devanagari choose among its words.
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    const open = below.current?.querySelector('input')
    const line = below.current?.querySelector('button')
    if (!open && !line) return
    event.preventDefault()
    if (open) open.focus()
    else line?.click()
  }
  return (
    <div data-field={second.path}>
      <Field {...head} describedBy={id}>
        <TextInput
          autoComplete="off"
          {...(first && { 'data-first': true })}
          {...(second.isSkippedByTab && { onKeyDown: goDown, 'aria-keyshortcuts': 'ArrowDown' })}
          {...input}
        />
      </Field>
      <div ref={below}>
        <SecondForm id={id} label={head.label} typed={input.value} {...second} />
      </div>
    </div>
  )
}
