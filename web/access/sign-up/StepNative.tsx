import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RegisterListField } from './RegisterListField.tsx'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepNative({ form: { form, field, text, textWithForm, set } }: { form: Registration }) {
  const words = registerWords(useLanguage())
  const district = form.nativeDistrict
  return (
    <>
      <RegisterListField
        field={field('nativeDistrict')}
        list="district"
        searched
        value={district}
        onChange={chosen => set({ nativeDistrict: chosen, ...(chosen !== district && { nativeTaluka: '' }) })}
      />
      <RegisterListField
        field={field('nativeTaluka')}
        list="taluka"
        searched
        closed={district ? undefined : words.districtFirst}
        only={taluka => taluka.districtId === district}
        {...text('nativeTaluka')}
      />
      <TextWithForm {...textWithForm('nativeVillage')} />
    </>
  )
}
