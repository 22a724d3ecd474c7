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
      // A native limit would cut a pasted number before its spaces are filtered out.
      maxLength={filter ? undefined : maxLength}
      onChange={event => {
        const { value: typed, selectionStart } = event.currentTarget
        const accepted = letIn(typed, filter, maxLength)
        if (accepted !== typed && selectionStart !== null) {
          caret.current = Math.min(letIn(typed.slice(0, selectionStart), filter).length, accepted.length)
        }
        onChange(accepted)
      }}
    />
  )
}
