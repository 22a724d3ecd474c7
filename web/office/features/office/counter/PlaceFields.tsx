import { registerWords } from '#web/access/sign-up/words.ts'
import { ListField } from '#web/office/parts/ListField.tsx'
import { useChoices } from '#web/profile-form/fields/use-choices.ts'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { type CounterFields, withForm } from './fields.ts'
import { Section } from './Section.tsx'
import { counterWords } from './words.ts'

/** The places where the candidate works, lives and comes from. */
export function PlaceFields({ values, errors, set, control, shown }: CounterFields) {
  const language = useLanguage()
  const t = counterWords(language)
  const words = registerWords(language)
  const fields = { errors, control, set, shown }
  const district = values.native_place_district_id
  const taluka = values.native_place_taluka_id
  const { choices: talukas } = useChoices('taluka', taluka)
  // The taluka is never disabled: a fast typist would tab past it before the district is set. Each taluka shows its district.
  const districtOf = (id: string) => talukas?.find(({ value }) => value === id)?.districtId
  return (
    <>
      <Section title={t.home}>
        <ListField
          label={words.workTaluka}
          error={errors.working_place_taluka_id}
          list="work-location"
          {...control('working_place_taluka_id')}
        />
        <TextWithForm {...withForm(fields, 'working_place_goan', words.workVillage)} />
        <ListField
          label={words.residenceTaluka}
          required={false}
          error={errors.family_residence_taluka_id}
          list="taluka"
          {...control('family_residence_taluka_id')}
        />
        <TextWithForm {...withForm(fields, 'goan', words.residenceVillage)} />
      </Section>
      <Section title={t.native}>
        <ListField
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
        <ListField
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
        <TextWithForm {...withForm(fields, 'native_place_goan', words.nativeVillage)} />
      </Section>
    </>
  )
}
