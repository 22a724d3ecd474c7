import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from './edit-form-context.ts'
import styles from './fields/fields.module.css'
import { ListField } from './fields/ListField.tsx'
import { TextField } from './fields/TextField.tsx'
import { useChoices } from './fields/use-choices.ts'
import { Phones } from './rows/Phones.tsx'
import { Relatives } from './rows/Relatives.tsx'
import { SiblingRows } from './rows/SiblingRows.tsx'
import { editWords } from './words.ts'

export function FamilySection() {
  const say = editWords(useLanguage())
  const { form } = useEditFormContext()
  const district = form['family_details.district_id']
  return (
    <div className={styles.block}>
      <div className={styles.grid}>
        <h3>{say.parents}</h3>
        <TextField path="family_details.father_occuption" />
        <TextField path="family_details.father_occuption_place" />
        <TextField path="family_details.mother_occuption" />
        <TextField path="family_details.mother_occuption_place" />

        <h3>{say.mama}</h3>
        <TextField path="family_details.mama_surname" />
        <TextField path="family_details.mama_native_place" />
        <TextField path="family_details.mama_taluka_place" />

        <h3>{say.residence}</h3>
        <TextField path="family_details.contact_full_name" />
        <TextField path="family_details.email" inputMode="email" />
        <TextField path="family_details.address" long />
        <ListField path="family_details.state_id" read={useChoices('state')} searched />
        <ListField
          path="family_details.district_id"
          read={useChoices('district')}
          searched
          also={() => ({ 'family_details.taluka_id': '' })}
        />
        <ListField
          path="family_details.taluka_id"
          read={useChoices('taluka')}
          searched
          only={taluka => taluka.districtId === district}
          closed={district ? undefined : say.districtFirst}
        />
        <TextField path="family_details.goan" />
      </div>
      <SiblingRows />
      <Relatives />
      <Phones />
    </div>
  )
}
