import { useState } from 'react'
import { type BirthDateParts, BirthDateSelects } from '#web/access/sign-up/BirthDateSelects.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'
import styles from './fields.module.css'

const partsOf = (dob: string): BirthDateParts => {
  const [year = '', month = '', day = ''] = dob.split('-')
  return { year, month: month && String(Number(month)), day: day && String(Number(day)) }
}
const two = (part: string) => part.padStart(2, '0')
/** Empty while a part is missing. */
const dobOf = ({ day, month, year }: BirthDateParts) =>
  day && month && year ? `${year}-${two(month)}-${two(day)}` : ''

export function BirthDateField() {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  const [unfinished, setUnfinished] = useState(() => partsOf(form.dob))
  const choose = (parts: BirthDateParts) => {
    setUnfinished(parts)
    set({ dob: dobOf(parts) })
  }
  return (
    <FieldPlace path="dob" group>
      <div className={styles.birth}>
        <BirthDateSelects words={t} value={form.dob ? partsOf(form.dob) : unfinished} onChange={choose} />
      </div>
    </FieldPlace>
  )
}
