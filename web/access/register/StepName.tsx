import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { Registration } from './use-registration.ts'

export const StepName = ({ form: { field, text } }: { form: Registration }) => (
  <>
    <Field {...field('first_name')}>
      <TextInput {...text('first_name')} autoComplete="off" data-first />
    </Field>
    <Field {...field('middle_name')}>
      <TextInput {...text('middle_name')} autoComplete="off" />
    </Field>
    <Field {...field('last_name')}>
      <TextInput {...text('last_name')} autoComplete="off" />
    </Field>
  </>
)
