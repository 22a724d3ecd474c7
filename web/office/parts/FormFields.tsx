import type { ReactNode } from 'react'
import { Notice } from '#web/ui/Notice.tsx'
import type { OfficeForm } from './use-office-form.ts'

/** The fields of a form in one column, below the reason for a refusal. */
export const FormFields = <V,>({ form, children }: { form: OfficeForm<V>; children: ReactNode }) => (
  <div className="stack-4" ref={form.around}>
    {form.failure ? <Notice kind="bad">{form.failure}</Notice> : null}
    {children}
  </div>
)
