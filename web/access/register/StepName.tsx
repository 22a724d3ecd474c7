import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { Registration } from './use-registration.ts'

export const StepName = ({ form: { field, text } }: { form: Registration }) => (
  <>
    <Field {...field('firstName')}>
      <TextInput {...text('firstName')} autoComplete="off" data-first />
    </Field>
    <Field {...field('middleName')}>
      <TextInput {...text('middleName')} autoComplete="off" />
    </Field>
    <Field {...field('lastName')}>
      <TextInput {...text('lastName')} autoComplete="off" />
    </Field>
  </>
)
