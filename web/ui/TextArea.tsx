import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { letIn } from './filters.ts'
import { inputClass } from './input-class.ts'
import styles from './TextArea.module.css'
import { useFieldControl } from './use-field-control.ts'

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'defaultValue'> {
  value: string
  onChange: (value: string) => void
}

/** A text of several lines. */
export function TextArea({ value, onChange, maxLength, className, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const wiring = useFieldControl()

  // Filtering out characters before the caret would move it to the end of the field.
  useLayoutEffect(() => {
    if (caret.current !== null) area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <textarea
      {...wiring}
      {...rest}
      ref={area}
      value={value}
      className={inputClass(className ? `${styles.area} ${className}` : styles.area)}
      onChange={event => {
        const { value: typed, selectionStart } = event.currentTarget
        // The native limit counts UTF-16 units and not letters.
        const accepted = letIn(typed, undefined, maxLength, value, selectionStart)
        if (accepted !== typed) caret.current = Math.max(0, accepted.length - (typed.length - selectionStart))
        onChange(accepted)
      }}
    />
  )
}
