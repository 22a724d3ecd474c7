import { mangalAnswers } from '#contract/edited-profile.ts'
import { formatMangal } from '#domain/format/answers.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TimeChoice } from '#web/ui/TimeChoice.tsx'
import { useEditFormContext } from './edit-form-context.ts'
import { AnswerField } from './fields/AnswerField.tsx'
import { FieldPlace } from './fields/FieldPlace.tsx'
import styles from './fields/fields.module.css'
import { ListField } from './fields/ListField.tsx'
import { useCharans, useChoices } from './fields/use-choices.ts'
import { FillFromBirth } from './horoscope/FillFromBirth.tsx'
import { editWords } from './words.ts'

export function HoroscopeSection() {
  const language = useLanguage()
  const say = editWords(language)
  const { form, set } = useEditFormContext()
  return (
    <div className={styles.grid}>
      <FieldPlace path="birth_time" group>
        <TimeChoice value={form.birth_time} onChange={time => set({ birth_time: time && `${time}:00` })} words={say} />
      </FieldPlace>
      <ListField path="birth_district_id" read={useChoices('district')} searched />
      <FillFromBirth />
      <ListField path="raas_id" read={useChoices('RAAS')} />
      <ListField path="nakshatra_id" read={useChoices('NAKSHTRA')} also={() => ({ charan_id: '' })} />
      <ListField
        path="charan_id"
        read={useCharans(form.nakshatra_id)}
        closed={form.nakshatra_id ? undefined : say.nakshatraFirst}
      />
      <ListField path="gan_id" read={useChoices('GAN')} />
      <ListField path="nadi_id" read={useChoices('NADI')} />
      <AnswerField
        path="is_mangal"
        options={mangalAnswers.map(value => ({ value, label: formatMangal(value, language) }))}
      />
      <ListField path="devak_id" read={useChoices('DEVAK')} searched />
    </div>
  )
}
