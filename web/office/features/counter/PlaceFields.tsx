import { maxLength } from '#contract/max-length.ts'
import { registerWords } from '#web/access/register/words.ts'
import { useChoices } from '#web/profile-form/fields/use-choices.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { CounterListField } from './CounterListField.tsx'
import type { CounterFields } from './fields.ts'
import { Section } from './Section.tsx'
import { counterWords } from './words.ts'

/** Where they work, live and come from. */
export function PlaceFields({ values, errors, set }: CounterFields) {
  const language = useLanguage()
  const t = counterWords(language)
  const words = registerWords(language)
  const district = values.native_place_district_id
  const taluka = values.native_place_taluka_id
  const { choices: talukas } = useChoices('taluka', taluka)
  // The taluka is never closed: whoever types fast would be past it before the district is known. It names its district itself.
  const districtOf = (id: string) => talukas?.find(({ value }) => value === id)?.districtId
  const village = (field: 'working_place_goan' | 'goan' | 'native_place_goan') => ({
    value: values[field],
    maxLength: maxLength[field],
    autoComplete: 'off',
    onChange: (typed: string) => set({ [field]: typed }),
  })
  return (
    <>
      <Section title={t.home}>
        <CounterListField
          label={words.workTaluka}
          error={errors.working_place_taluka_id}
          list="work-location"
          value={values.working_place_taluka_id}
          onChange={working_place_taluka_id => set({ working_place_taluka_id })}
        />
        <Field label={words.workVillage} required error={errors.working_place_goan}>
          <TextInput {...village('working_place_goan')} />
        </Field>
        <CounterListField
          label={words.residenceTaluka}
          required={false}
          error={errors.family_residence_taluka_id}
          list="taluka"
          value={values.family_residence_taluka_id}
          onChange={family_residence_taluka_id => set({ family_residence_taluka_id })}
        />
        <Field label={words.residenceVillage} required error={errors.goan}>
          <TextInput {...village('goan')} />
        </Field>
      </Section>
      <Section title={t.native}>
        <CounterListField
          label={words.nativeDistrict}
          error={errors.native_place_district_id}
          list="district"
          value={district}
          onChange={chosen =>
            set({
              native_place_district_id: chosen,
              ...(taluka && districtOf(taluka) !== chosen && { native_place_taluka_id: '' }),
            })
          }
        />
        <CounterListField
          label={words.nativeTaluka}
          error={errors.native_place_taluka_id}
          list="taluka"
          only={({ districtId }) => district === '' || districtId === district}
          value={taluka}
          onChange={chosen => {
            const within = districtOf(chosen)
            set({ native_place_taluka_id: chosen, ...(within && { native_place_district_id: within }) })
          }}
        />
        <Field label={words.nativeVillage} required error={errors.native_place_goan}>
          <TextInput {...village('native_place_goan')} />
        </Field>
      </Section>
    </>
  )
}
