import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { RegisterListField } from './RegisterListField.tsx'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'

export const StepHome = ({ form: { field, text } }: { form: Registration }) => (
  <>
    <div className={styles.pair}>
      <RegisterListField field={field('workTaluka')} list="work-location" searched {...text('workTaluka')} />
      <Field {...field('workVillage')}>
        <TextInput {...text('workVillage')} autoComplete="off" />
      </Field>
    </div>
    <div className={styles.pair}>
      <RegisterListField field={field('residenceTaluka')} list="taluka" searched {...text('residenceTaluka')} />
      <Field {...field('residenceVillage')}>
        <TextInput {...text('residenceVillage')} autoComplete="off" />
      </Field>
    </div>
  </>
)
