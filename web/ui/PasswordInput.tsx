import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { inputClass } from './input-class.ts'
import styles from './PasswordInput.module.css'
import { useFieldControl } from './use-field-control.ts'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  value: string
  onChange: (value: string) => void
  showLabel: string
  hideLabel: string
}

/**
 * Spaces cannot be typed. Pasted spaces stay and the form refuses them, because a silently changed password would be unknown
 * to the member.
 */
export function PasswordInput({ value, onChange, showLabel, hideLabel, ...rest }: Props) {
  const wiring = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const [isVisible, setIsVisible] = useState(false)

  useEffect(() => {
    const field = input.current
    // React's onBeforeInput is not the browser's event and does not say whether the text was pasted.
    const refuseSpaces = (event: InputEvent) => {
      if (event.inputType === 'insertText' && /^\s+$/.test(event.data ?? '')) event.preventDefault()
    }
    field?.addEventListener('beforeinput', refuseSpaces)
    return () => field?.removeEventListener('beforeinput', refuseSpaces)
  }, [])

  return (
    <div className={styles.password}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...wiring}
        {...rest}
        ref={input}
        type={isVisible ? 'text' : 'password'}
        className={inputClass()}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <IconButton
        aria-label={isVisible ? hideLabel : showLabel}
        aria-controls={wiring.id}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? <Icon of={IconEyeOff} /> : <Icon of={IconEye} />}
      </IconButton>
    </div>
  )
}
