import type { OwnFields, ReadFields } from '#contract/families/profile-schemas.ts'
import { untoldValue } from '#contract/families/untold-fields.ts'
import { type FieldTable, type ProfileField, readName } from '#contract/profile-fields.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import { presentName } from '#server/http/wire-values.ts'

/** Translates between the wire's names and our columns, by the rows of `contract/profile-fields.ts`. */

type Reader = ProfileField['readBy']
type ColumnsOf<T extends FieldTable, R extends Reader> = {
  [F in keyof T]: T[F]['readBy'] extends R ? T[F]['column'] : never
}[keyof T]

/** The columns that these readers read. */
export const columnsReadBy = <T extends FieldTable, R extends Reader>(table: T, ...readers: readonly R[]) =>
  Object.values(table)
    .filter(({ readBy }) => readers.some(reader => reader === readBy))
    .map(({ column }) => column) as ColumnsOf<T, R>[]

type Row<Column extends string> = Readonly<Record<Column, unknown>>

/** Makes the function that presents the fields of one class of readers. A family without a row has told nothing. */
export function presenterFor<T extends FieldTable, R extends 'free' | 'paid'>(table: T, readBy: R) {
  const fields = Object.entries(table)
    .filter(([, field]) => field.readBy === readBy)
    .map(([name, field]) => ({ field, name: readName(name, field) }))
  return (row: Row<ColumnsOf<T, R>> | null, nameOf: NameOf): ReadFields<T, R> =>
    Object.fromEntries(fields.map(({ name, field }) => [name, presentValue(row, field, nameOf)])) as ReadFields<T, R>
}

function presentValue(row: Row<string> | null, field: ProfileField, nameOf: NameOf): unknown {
  const value = row?.[field.column] ?? untoldValue(field)
  if (field.kind !== 'choice') return value
  const name = nameOf(value as string | null)
  return field.asText ? name : presentName(name)
}

/** The fields as their owner reads and edits them. */
export const presentOwn = <T extends FieldTable>(table: T, row: Row<ColumnsOf<T, Reader>> | null) =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => [
      name,
      (row as Row<string> | null)?.[field.column] ?? untoldValue(field),
    ]),
  ) as OwnFields<T>

/** The columns of the fields that were sent. One of undefined is left out of an update. */
export const columnsOf = <T extends FieldTable, Sent extends object>(table: T, sent: Sent) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { column }]) =>
      name in sent ? [[column, (sent as Readonly<Record<string, unknown>>)[name]]] : [],
    ),
  ) as { [F in keyof T & keyof Sent as T[F]['column']]: Sent[F] }
