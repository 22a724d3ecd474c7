import { maxLength } from '#contract/max-length.ts'
import type { OfficeForm } from '#web/office/parts/use-office-form.ts'
import type { CounterForm } from './counter-form.ts'

/** What each part of the form needs of the whole. */
export type CounterFields = Pick<OfficeForm<CounterForm>, 'values' | 'errors' | 'set' | 'control'>

/** A line that is typed, as long as the biodata takes it. */
export const line = <K extends keyof CounterForm & keyof typeof maxLength>(
  control: CounterFields['control'],
  name: K,
) => ({ ...control(name), maxLength: maxLength[name], autoComplete: 'off' })
