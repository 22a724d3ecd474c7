import type { InputOf } from '#contract/endpoint.ts'
import type { editMember } from '#contract/office/members.ts'
import type { MembersTable } from '#server/db/schema/members.ts'

type Sent = InputOf<typeof editMember>

/** The column of each field that staff may change, by its name on the wire. */
const columns = {
  first_name: 'first_name',
  middle_name: 'middle_name',
  last_name: 'last_name',
  dob: 'date_of_birth',
  education_courses: 'education',
  occupation_details: 'occupation',
  working_place_goan: 'work_village',
  native_place_goan: 'native_village',
  other_info: 'other_info',
} as const satisfies Partial<Record<keyof Sent, keyof MembersTable>>
type EditableName = keyof typeof columns
type EditableColumn = (typeof columns)[EditableName]

type Editable = Record<EditableName, string>
export const editableColumns = Object.values(columns)
const names = Object.keys(columns) as EditableName[]

export const editableOf = (row: Record<EditableColumn, string>): Editable =>
  Object.fromEntries(names.map(name => [name, row[columns[name]]])) as Editable

/** The fields that were sent with another value than the stored one, before and after, and as columns. */
export function changesIn(before: Editable, sent: Sent) {
  const changed = names.filter(name => sent[name] !== before[name])
  const only = (values: Readonly<Record<EditableName, string>>) =>
    Object.fromEntries(changed.map(name => [name, values[name]]))
  return {
    fields: changed,
    before: only(before),
    after: only(sent),
    columns: Object.fromEntries(changed.map(name => [columns[name], sent[name]])) as Partial<
      Record<EditableColumn, string>
    >,
  }
}
