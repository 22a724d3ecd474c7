import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ListField } from './ListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepNative({ form: { form, field, text, set } }: { form: Registration }) {
  const words = registerWords(useLanguage())
  const district = form.native_place_district_id
  return (
    <>
      <ListField
        field={field('native_place_district_id')}
        list="district"
        searched
        value={district}
        onChange={chosen =>
          set({ native_place_district_id: chosen, ...(chosen !== district && { native_place_taluka_id: '' }) })
        }
      />
      <ListField
        field={field('native_place_taluka_id')}
        list="taluka"
        searched
        closed={district ? undefined : words.districtFirst}
        only={taluka => taluka.districtId === district}
        {...text('native_place_taluka_id')}
      />
      <Field {...field('native_place_goan')}>
        <TextInput {...text('native_place_goan')} autoComplete="off" />
      </Field>
    </>
  )
}
