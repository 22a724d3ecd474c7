import { abroadAnswers, bloodGroups } from '#contract/edited-profile.ts'
import { formatAbroad } from '#domain/format/answers.ts'
import { formatIncome } from '#domain/format/income.ts'
import { useLanguage } from '#web/ui/language.ts'
import { RegisteredContact } from './contact-change/RegisteredContact.tsx'
import { useEditFormContext } from './edit-form-context.ts'
import { AnswerField } from './fields/AnswerField.tsx'
import { BirthDateField } from './fields/BirthDateField.tsx'
import styles from './fields/fields.module.css'
import { GenderField } from './fields/GenderField.tsx'
import { heightOptions } from './fields/height-options.ts'
import { ListField } from './fields/ListField.tsx'
import { TextField } from './fields/TextField.tsx'
import { useChoices } from './fields/use-choices.ts'
import { editWords } from './words.ts'

/** The most digits that the server accepts. */
const longestIncome = 10

export function PersonalSection({ onContactChanged }: { onContactChanged: () => Promise<void> }) {
  const language = useLanguage()
  const say = editWords(language)
  const { form } = useEditFormContext()
  const income = Number(form.annual_income)
  return (
    <div className={styles.grid}>
      <TextField path="first_name" />
      <TextField path="middle_name" />
      <TextField path="last_name" />
      <GenderField />
      <BirthDateField />
      <AnswerField path="height" options={heightOptions(language)} />
      <ListField path="marital_status_id" read={useChoices('MARITAL_STATUS')} />
      <RegisteredContact onChanged={onContactChanged} />

      <h3>{say.native}</h3>
      <ListField
        path="native_place_district_id"
        read={useChoices('district')}
        searched
        also={() => ({ native_place_taluka_id: '' })}
      />
      <ListField
        path="native_place_taluka_id"
        read={useChoices('taluka')}
        searched
        only={taluka => taluka.districtId === form.native_place_district_id}
        closed={form.native_place_district_id ? undefined : say.districtFirst}
      />
      <TextField path="native_place_goan" />

      <h3>{say.looks}</h3>
      <ListField path="body_structure_id" read={useChoices('BODY_STRUCTURE')} />
      <AnswerField path="blood_group" options={bloodGroups.map(group => ({ value: group, label: group }))} />
      <ListField path="scan_tone_id" read={useChoices('SKIN_TONE')} />
      <ListField path="diet_id" read={useChoices('DIET')} />

      <h3>{say.work}</h3>
      <TextField path="education_courses" long />
      <ListField path="education_group_id" read={useChoices('EDUCATION_GROUP')} />
      <ListField path="occupation_type_id" read={useChoices('OCCUPATION_TYPE')} />
      <TextField path="occupation_details" />
      <TextField
        path="annual_income"
        filter="digits"
        inputMode="numeric"
        maxLength={longestIncome}
        hint={income > 999 ? say.incomeIs(formatIncome(income, language)) : say.incomeHint}
      />
      <ListField path="working_place_taluka_id" read={useChoices('work-location')} searched />
      <TextField path="working_place_goan" />
      <AnswerField
        path="ready_to_move_abrod"
        options={abroadAnswers.map(value => ({ value, label: formatAbroad(value, language) }))}
      />
      <TextField path="other_info" long hint={say.othersRead} />
    </div>
  )
}
