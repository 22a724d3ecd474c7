import { registrants } from '#domain/families/candidate-consent.ts'
import { heightInWords } from '#domain/format/height.ts'
import { heightsCm } from '#domain/limits.ts'
import { registrantName } from '#domain/words/registrant-names.ts'
import { IncomeHint } from '#web/access/income/IncomeHint.tsx'
import { IncomeInput } from '#web/access/income/IncomeInput.tsx'
import { registerWords } from '#web/access/sign-up/words.ts'
import { ListField } from '#web/office/parts/ListField.tsx'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type CounterFields, withForm } from './fields.ts'
import { Section } from './Section.tsx'
import { counterWords } from './words.ts'

/** Matches a height as a family says it: 5'4, 5.4 or 5 4. */
function feetAsTyped(cm: number): string[] {
  const inches = Math.round(cm / 2.54)
  return ["'", '.', ' '].map(between => `${Math.floor(inches / 12)}${between}${inches % 12}`)
}

/** The fields about the bride or groom. */
export function CandidateFields({ errors, control, set, shown }: CounterFields) {
  const language = useLanguage()
  const t = counterWords(language)
  const words = registerWords(language)
  const fields = { errors, control, set, shown }
  const income = control('annual_income')
  return (
    <>
      <Section title={t.candidate}>
        <Field group label={words.gender} required error={errors.gender}>
          <Segmented
            {...control('gender')}
            options={[
              { value: 'F', label: words.bride },
              { value: 'M', label: words.groom },
            ]}
          />
        </Field>
        <Field label={words.registeredBy} required error={errors.registered_by}>
          <Select
            placeholder={words.select}
            options={registrants.map(one => ({ value: one, label: registrantName(language, one) }))}
            {...control('registered_by')}
          />
        </Field>
        <TextWithForm {...withForm(fields, 'first_name', words.firstName)} />
        <TextWithForm {...withForm(fields, 'middle_name', words.middleName)} />
        <TextWithForm {...withForm(fields, 'last_name', words.lastName)} />
        <Field label={words.birthDate} required error={errors.dob}>
          <TextInput type="date" {...control('dob')} />
        </Field>
        <Field label={words.height} required error={errors.height}>
          <Combobox
            choices={heightsCm.map(cm => ({
              value: String(cm),
              label: words.heightChoice(heightInWords(cm, language), cm),
              also: feetAsTyped(cm),
            }))}
            {...control('height')}
            placeholder={words.typeToSearch}
            openLabel={words.openList}
            countWords={words.found}
          />
        </Field>
        <ListField
          label={words.maritalStatus}
          error={errors.marital_status_id}
          list="MARITAL_STATUS"
          {...control('marital_status_id')}
        />
      </Section>
      <Section title={t.education}>
        <TextWithForm {...withForm(fields, 'education_courses', words.education, words.educationExample)} />
        <ListField
          label={words.educationGroup}
          error={errors.education_group_id}
          list="EDUCATION_GROUP"
          {...control('education_group_id')}
        />
        <Field
          label={words.annualIncome}
          required
          error={errors.annual_income}
          hint={<IncomeHint {...income} before={words.incomeHint} />}
        >
          <IncomeInput {...income} />
        </Field>
      </Section>
    </>
  )
}
