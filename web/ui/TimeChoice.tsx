import { useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { useLanguage } from './language.ts'
import { Select } from './Select.tsx'
import styles from './TimeChoice.module.css'
import { type ClockParts, clockParts, noTime, timeOf } from './time-of-day.ts'

interface Props {
  /** HH:mm, or empty. */
  value: string
  /** Called with an empty time while a part is still missing. */
  onChange: (time: string) => void
  words: { hour: string; minute: string; half: string; am: string; pm: string }
}

const hours = ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
const minutes = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'))

/** A 12-hour time in three lists. Belongs in a Field with `group`. */
export function TimeChoice({ value, onChange, words }: Props) {
  const language = useLanguage()
  const inDigits = (value: string) => ({ value, label: digits(language, value) })
  const [unfinished, setUnfinished] = useState(noTime)
  const parts = value === '' ? unfinished : clockParts(value)
  const choose = (change: Partial<ClockParts>) => {
    const next = { ...parts, ...change }
    setUnfinished(next)
    onChange(timeOf(next) ?? '')
  }
  return (
    <div className={styles.time}>
      <Select
        aria-label={words.hour}
        placeholder={words.hour}
        options={hours.map(inDigits)}
        value={parts.hour}
        onChange={hour => choose({ hour })}
      />
      <span aria-hidden="true">:</span>
      <Select
        aria-label={words.minute}
        placeholder={words.minute}
        options={minutes.map(inDigits)}
        value={parts.minute}
        onChange={minute => choose({ minute })}
      />
      <Select
        aria-label={words.half}
        placeholder={words.half}
        options={[
          { value: 'AM', label: words.am },
          { value: 'PM', label: words.pm },
        ]}
        value={parts.half}
        onChange={half => choose({ half: half as ClockParts['half'] })}
      />
    </div>
  )
}
