import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ListField } from './ListField.tsx'
import type { Registration } from './use-registration.ts'

export const StepHome = ({ form: { field, text } }: { form: Registration }) => (
  <>
    <div className="pair">
      <ListField
        field={field('working_place_taluka_id')}
        list="work-location"
        searched
        {...text('working_place_taluka_id')}
      />
      <Field {...field('working_place_goan')}>
        <TextInput {...text('working_place_goan')} autoComplete="off" />
      </Field>
    </div>
    <div className="pair">
      <ListField
        field={field('family_residence_taluka_id')}
        list="taluka"
        searched
        {...text('family_residence_taluka_id')}
      />
      <Field {...field('goan')}>
        <TextInput {...text('goan')} autoComplete="off" />
      </Field>
    </div>
  </>
)
