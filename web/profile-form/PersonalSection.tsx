import type { ReactNode } from 'react'
import { IncomeHint } from '#web/access/income/IncomeHint.tsx'
import { IncomeInput } from '#web/access/income/IncomeInput.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from './edit-form-context.ts'
import { FieldPlace } from './fields/FieldPlace.tsx'
import { ChoiceField, FormField, FormFields } from './fields/FormField.tsx'
import styles from './fields/fields.module.css'
import { GenderField } from './fields/GenderField.tsx'
import { TextField } from './fields/TextField.tsx'
import { editWords } from './words.ts'

/** `contact` shows the registered contact, which is changed with a code and is not part of this form. */
export function PersonalSection({ contact }: { contact?: ReactNode }) {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  const income = { value: form.annual_income, onChange: (rupees: string) => set({ annual_income: rupees }) }
  return (
    <div className={classNames('two-columns', styles.grid)}>
      <FormField path="first_name" />
      <FormField path="middle_name" />
      <FormField path="last_name" />
      <GenderField />
      <FormField path="dob" />
      <FormField path="height" />
      <FormField path="marital_status_id" />
      {contact}

      <h3>{t.native}</h3>
      <FormFields
        group="native"
        special={{
          native_place_district_id: (
            <ChoiceField
              path="native_place_district_id"
              list="district"
              also={() => ({ native_place_taluka_id: '' })}
            />
          ),
          native_place_taluka_id: (
            <ChoiceField
              path="native_place_taluka_id"
              list="taluka"
              only={taluka => taluka.districtId === form.native_place_district_id}
              closed={form.native_place_district_id ? undefined : t.districtFirst}
            />
          ),
        }}
      />

      <h3>{t.looks}</h3>
      <FormFields group="looks" />

      <h3>{t.work}</h3>
      <FormFields
        group="work"
        special={{
          annual_income: (
            <FieldPlace path="annual_income" hint={<IncomeHint {...income} before={t.incomeHint} />}>
              <IncomeInput {...income} />
            </FieldPlace>
          ),
          other_info: <TextField path="other_info" long hint={t.othersRead} />,
        }}
      />
    </div>
  )
}
