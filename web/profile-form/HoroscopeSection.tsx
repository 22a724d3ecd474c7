import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TimeChoice } from '#web/ui/TimeChoice.tsx'
import { useEditFormContext } from './edit-form-context.ts'
import { FieldPlace } from './fields/FieldPlace.tsx'
import { ChoiceField, FormField, FormFields } from './fields/FormField.tsx'
import styles from './fields/fields.module.css'
import { ListField } from './fields/ListField.tsx'
import { useCharans } from './fields/use-choices.ts'
import { FillFromBirth } from './horoscope/FillFromBirth.tsx'
import { editWords } from './words.ts'

export function HoroscopeSection() {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  return (
    <div className={classNames('two-columns', styles.grid)}>
      <FieldPlace path="birth_time" group>
        <TimeChoice value={form.birth_time} onChange={time => set({ birth_time: time && `${time}:00` })} words={t} />
      </FieldPlace>
      <FormField path="birth_time_accuracy" />
      <FormField path="birth_district_id" />
      <FormField path="birth_place_id" />
      <FillFromBirth />
      <FormField path="raas_id" />
      <ChoiceField path="nakshatra_id" list="NAKSHTRA" also={() => ({ charan_id: '' })} />
      <ListField
        path="charan_id"
        read={useCharans(form.nakshatra_id)}
        closed={form.nakshatra_id ? undefined : t.nakshatraFirst}
      />
      <FormField path="gan_id" />
      <FormField path="nadi_id" />
      <FormField path="is_mangal" />
      <FormFields group="lineage" />
    </div>
  )
}
