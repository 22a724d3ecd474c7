import type { ReactNode } from 'react'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './Form.module.css'
import type { OfficeForm } from './use-office-form.ts'

/** The fields of a form in one column, below the reason for a refusal. */
export const FormFields = <V,>({ form, children }: { form: OfficeForm<V>; children: ReactNode }) => (
  <div className={styles.fields} ref={form.around}>
    {form.failure ? <Notice kind="bad">{form.failure}</Notice> : null}
    {children}
  </div>
)
