import { maxLength } from '#contract/max-length.ts'
import type { OfficeForm } from '#web/office/parts/use-office-form.ts'
import type { CounterForm } from './counter-form.ts'

/** The props of each part of the form. */
export type CounterFields = Pick<OfficeForm<CounterForm>, 'values' | 'errors' | 'set' | 'control'>

/** The props of a text input, with the length limit of the biodata. */
export const line = <K extends keyof CounterForm & keyof typeof maxLength>(
  control: CounterFields['control'],
  name: K,
) => ({ ...control(name), maxLength: maxLength[name], autoComplete: 'off' })
