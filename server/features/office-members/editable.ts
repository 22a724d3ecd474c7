import type { InputOf } from '#contract/endpoint.ts'
import type { editMember } from '#contract/office/members.ts'
import { type MemberField, memberFields } from '#contract/profile-fields.ts'

type Sent = InputOf<typeof editMember>

/** What staff may change, by its name on the wire. */
const names = [
  'first_name',
  'middle_name',
  'last_name',
  'dob',
  'education_courses',
  'occupation_details',
  'working_place_goan',
  'native_place_goan',
  'other_info',
] as const satisfies readonly (keyof Sent & MemberField)[]
type EditableName = (typeof names)[number]
type EditableColumn = (typeof memberFields)[EditableName]['column']

type Editable = Record<EditableName, string>
const columnOf = (name: EditableName): EditableColumn => memberFields[name].column
export const editableColumns = names.map(columnOf)

export const editableOf = (row: Record<EditableColumn, string>): Editable =>
  Object.fromEntries(names.map(name => [name, row[columnOf(name)]])) as Editable

/** The fields that were sent with another value than the stored one, before and after, and as columns. */
export function changesIn(before: Editable, sent: Sent) {
  const changed = names.filter(name => sent[name] !== before[name])
  const only = (values: Readonly<Record<EditableName, string>>) =>
    Object.fromEntries(changed.map(name => [name, values[name]]))
  return {
    fields: changed,
    before: only(before),
    after: only(sent),
    columns: Object.fromEntries(changed.map(name => [columnOf(name), sent[name]])) as Partial<
      Record<EditableColumn, string>
    >,
  }
}
