import { useMemo, useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { ListSelect } from '#web/ui/ListSelect.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type Country, countryChoices } from './countries.ts'
import styles from './forms.module.css'
import { splitPasted } from './phone.ts'
import { accessWords } from './words.ts'

const longestNumber = 15

interface Props {
  label: string
  error?: string | undefined
  hint?: string | undefined
  country: Country
  onCountry: (country: Country) => void
  digits: string
  onDigits: (digits: string) => void
  first?: boolean
  autoComplete?: string
}

export function PhoneField({
  label,
  error,
  hint,
  country,
  onCountry,
  digits,
  onDigits,
  first,
  autoComplete = 'tel-national',
}: Props) {
  const language = useLanguage()
  const choices = useMemo(() => countryChoices(language), [language])
  const [row, setRow] = useState<HTMLElement | null>(null)
  return (
    <Field label={label} required error={error} hint={hint}>
      <div className={styles.phone} ref={setRow}>
        <ListSelect
          label={accessWords(language).country}
          choices={choices}
          value={country}
          onChange={onCountry}
          short={choice => `${choice.value.toUpperCase()} ${choice.detail}`}
          across={row}
        />
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          filter="digits"
          maxLength={longestNumber}
          data-first={first ? '' : undefined}
          value={digits}
          onChange={onDigits}
          onPaste={event => {
            const whole = splitPasted(event.clipboardData.getData('text'))
            if (!whole) return
            event.preventDefault()
            onCountry(whole.country)
            onDigits(whole.digits)
          }}
        />
      </div>
    </Field>
  )
}
