import type { FormField } from '#contract/families/second-script.ts'
import { type SecondForms, waitingFor } from '#web/second-script/second-forms.ts'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import type { RowForm } from './use-row-form.ts'

interface Props<R> {
  form: RowForm<R>
  /** The list that the row belongs to. */
  list: string
  name: keyof R & string
  label: string
  field: FormField
  required?: boolean
  /** Whether the popup opens with this field. */
  first?: boolean
}

/** A text of a row in its popup, with its form in the other script. */
export function RowText<R extends { second_script: SecondForms }>({
  form,
  list,
  name,
  label,
  field,
  required,
  first,
}: Props<R>) {
  const { waiting } = useEditFormContext()
  const { row, change, errors, shown } = form
  return (
    <TextWithForm
      first={first ?? false}
      head={{ label, required: required ?? false, error: errors[name] }}
      input={{
        maxLength: field.max,
        value: String(row[name]),
        onChange: value => change({ [name]: value } as unknown as Partial<R>),
      }}
      second={{
        shown,
        path: name,
        field,
        value: row.second_script[name] ?? '',
        error: errors[`second_script.${name}`],
        waits: waitingFor(waiting, `${list}.${name}`, String(row[name])),
        onChange: value => change({ second_script: { ...row.second_script, [name]: value } } as unknown as Partial<R>),
      }}
    />
  )
}
