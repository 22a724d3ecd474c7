import type { ReactNode } from 'react'
import { fieldLabel } from '#contract/field-words.ts'
import { isProfilePath, profileFields } from '#contract/profile-fields.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from '../edit-form-context.ts'

/** Fields with an asterisk that this form cannot change. */
const shownAsRequired = ['gender', 'mobile', 'email']

/** The required fields of a row. */
const requiredInRows = /\.(type|phone)$/

const isRequired = (path: string): boolean =>
  isProfilePath(path)
    ? profileFields[path].required === 'always'
    : shownAsRequired.includes(path) || requiredInRows.test(path)

interface Props {
  path: string
  label?: string
  hint?: ReactNode
  group?: boolean
  /** Takes the whole width on a wide screen. */
  wide?: boolean
  /** What stands below the field, outside of it, with the id of the text in it that describes the field. */
  below?: { id: string; part: ReactNode } | undefined
  children: ReactNode
}

/** The element of a field, which links and errors find by the field's path. */
export function FieldPlace({ path, label, hint, group = false, wide = false, below, children }: Props) {
  const { errors } = useEditFormContext()
  const language = useLanguage()
  return (
    <div className={classNames(wide && 'across')} data-field={path}>
      <Field
        label={label ?? fieldLabel(language, path)}
        required={isRequired(path)}
        error={errors[path]}
        hint={hint}
        group={group}
        describedBy={below?.id}
      >
        {children}
      </Field>
      {below?.part}
    </div>
  )
}
