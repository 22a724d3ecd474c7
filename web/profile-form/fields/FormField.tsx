import { Fragment, type ReactNode } from 'react'
import { formatField } from '#contract/field-value.ts'
import { fieldGroups, isLongField, type ProfilePath, profileFields } from '#contract/profile-fields.ts'
import type { ListName } from '#contract/site/choice-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { AnswerField } from './AnswerField.tsx'
import { BirthDateField } from './BirthDateField.tsx'
import { heightOptions } from './height-options.ts'
import { ListField } from './ListField.tsx'
import { TextField } from './TextField.tsx'
import { useChoices } from './use-choices.ts'

/** Long lists, which are searched by typing. */
const longLists: readonly ListName[] = ['work-location', 'district', 'taluka', 'state', 'birth-place', 'DEVAK']

type ListProps = Omit<Parameters<typeof ListField>[0], 'read' | 'searched'> & { list: ListName }
export function ChoiceField({ list, ...props }: ListProps) {
  const { form } = useEditFormContext()
  return <ListField {...props} read={useChoices(list, form[props.path])} searched={longLists.includes(list)} />
}

/** The input of a field by its kind. */
export function FormField({ path }: { path: ProfilePath }) {
  const language = useLanguage()
  const field = profileFields[path]
  switch (field.kind) {
    case 'choice':
      return <ChoiceField path={path} list={field.list} />
    case 'answer':
      return (
        <AnswerField
          path={path}
          options={field.answers.map(value => ({ value, label: formatField(path, value, language) }))}
        />
      )
    case 'height':
      return <AnswerField path={path} options={heightOptions(language)} />
    case 'day':
      return <BirthDateField />
    case 'email':
      return <TextField path={path} inputMode="email" />
    default:
      return <TextField path={path} long={isLongField(path)} />
  }
}

interface Props<Group extends keyof typeof fieldGroups> {
  group: Group
  /** Fields that need more than the input of their kind. */
  special?: Partial<Record<(typeof fieldGroups)[Group][number], ReactNode>>
}

/** All fields of a group, in the order of `contract/profile-fields.ts`. */
export function FormFields<Group extends keyof typeof fieldGroups>({ group, special = {} }: Props<Group>) {
  const paths: readonly (typeof fieldGroups)[Group][number][] = fieldGroups[group]
  return paths.map(path => <Fragment key={path}>{special[path] ?? <FormField path={path} />}</Fragment>)
}
