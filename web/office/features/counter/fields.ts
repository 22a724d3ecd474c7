import type { OfficeForm } from '#web/office/parts/use-office-form.ts'
import type { CounterForm } from './counter-form.ts'

/** What each part of the form needs of the whole. */
export type CounterFields = Pick<OfficeForm<CounterForm>, 'values' | 'errors' | 'set'>
