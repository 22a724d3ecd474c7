import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { type InputFilter, letIn } from './filters.ts'
import { inputClass } from './input-class.ts'
import { useFieldControl } from './use-field-control.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  value: string
  onChange: (value: string) => void
  filter?: InputFilter
}

export function TextInput({ value, onChange, filter, maxLength, className, ...rest }: Props) {
  const wiring = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // Filtering out characters before the caret would move it to the end of the field.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <input
      type="text"
      {...wiring}
      {...rest}
      ref={input}
      className={inputClass(className)}
      value={value}
      onChange={event => {
        const { value: typed, selectionStart } = event.currentTarget
        // The native limit counts UTF-16 units and not letters, and cuts a pasted number before its spaces are filtered out.
        const accepted = letIn(typed, filter, maxLength, value, selectionStart ?? undefined)
        if (accepted !== typed && selectionStart !== null) {
          const behind = letIn(typed.slice(selectionStart), filter).length
          caret.current = Math.max(0, accepted.length - behind)
        }
        onChange(accepted)
      }}
    />
  )
}
