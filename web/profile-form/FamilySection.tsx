import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from './edit-form-context.ts'
import { ChoiceField, FormField, FormFields } from './fields/FormField.tsx'
import styles from './fields/fields.module.css'
import { Phones } from './rows/Phones.tsx'
import { Relatives } from './rows/Relatives.tsx'
import { SiblingRows } from './rows/SiblingRows.tsx'
import { editWords } from './words.ts'

/** `withheld` replaces the contacts, for staff who have not revealed them. */
export function FamilySection({ withheld }: { withheld?: ReactNode }) {
  const t = editWords(useLanguage())
  const { form } = useEditFormContext()
  const district = form['family_details.district_id']
  return (
    <div className={styles.block}>
      <div className={classNames('two-columns', styles.grid)}>
        <h3>{t.parents}</h3>
        <FormFields group="parents" />

        <h3>{t.mama}</h3>
        <FormFields group="mama" />

        <h3>{t.residence}</h3>
        {withheld ?? (
          <>
            <FormField path="family_details.contact_full_name" />
            <FormField path="family_details.email" />
            <FormField path="family_details.address" />
          </>
        )}
        <FormField path="family_details.state_id" />
        <ChoiceField
          path="family_details.district_id"
          list="district"
          also={() => ({ 'family_details.taluka_id': '' })}
        />
        <ChoiceField
          path="family_details.taluka_id"
          list="taluka"
          only={taluka => taluka.districtId === district}
          closed={district ? undefined : t.districtFirst}
        />
        <FormField path="family_details.goan" />
      </div>
      <SiblingRows />
      <Relatives />
      {withheld ? null : <Phones />}
    </div>
  )
}
