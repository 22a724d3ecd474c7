import { registrationForms } from '#contract/access/sign-up.ts'
import { maxLength } from '#contract/max-length.ts'
import type { OfficeForm } from '#web/office/parts/use-office-form.ts'
import type { ShownForms } from '#web/second-script/second-forms.ts'
import type { CounterForm } from './counter-form.ts'

/** The props of each part of the form. */
export type CounterFields = Pick<OfficeForm<CounterForm>, 'values' | 'errors' | 'set' | 'control'> & {
  /** The suggestions for the other script that were shown, which the registration confirms. */
  shown: ShownForms
}

/** The props of a text with its form in the other script. */
export const withForm = (
  { errors, control, set, shown }: Pick<CounterFields, 'errors' | 'control' | 'set' | 'shown'>,
  name: keyof typeof registrationForms,
  label: string,
  hint?: string,
) => ({
  head: { label, required: name !== 'middle_name', error: errors[name], hint },
  input: {
    ...line(control, name),
    // The form of another text would be wrong.
    onChange: (value: string) => set({ [name]: value, [`second_script.${name}`]: '' }),
  },
  second: {
    shown,
    isSkippedByTab: true,
    path: name,
    field: registrationForms[name],
    error: errors[`second_script.${name}`],
    ...control(`second_script.${name}`),
  },
})

/** The props of a text input, with the length limit of the biodata. */
export const line = <K extends keyof CounterForm & keyof typeof maxLength>(
  control: CounterFields['control'],
  name: K,
) => ({ ...control(name), maxLength: maxLength[name], autoComplete: 'off' })
