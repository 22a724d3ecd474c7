import { z } from 'zod'
import type { FieldName } from '../field-words.ts'
import * as field from '../fields.ts'
import { type FieldTable, type ProfileField, readName } from '../profile-fields.ts'
import * as edited from './edited-fields.ts'

/** The schemas of the fields of a biodata, made from the rows of `profile-fields.ts` by their kinds. */

type KindOf = ProfileField['kind']
type RowOf<K extends KindOf> = Extract<ProfileField, { kind: K }>

const shapeOf = (table: FieldTable, schema: (name: string, row: ProfileField) => z.ZodType) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, schema(name, row)]))

const text = z.string()
const number = z.number()
const nullableText = z.string().nullable()
const nullableName = z.object({ name: z.string() }).nullable()

const ownSchemas = {
  name: text,
  text,
  private: text,
  email: text,
  choice: nullableText,
  answer: nullableText,
  day: text,
  time: nullableText,
  height: number,
  amount: number,
} as const satisfies Record<KindOf, z.ZodType>
type OwnShape<T extends FieldTable> = { [F in keyof T]: (typeof ownSchemas)[T[F]['kind']] }

export type OwnFields<T extends FieldTable> = { [F in keyof T]: z.output<OwnShape<T>[F]> }

/** The fields as their owner reads them. */
export const ownShape = <T extends FieldTable>(table: T) =>
  shapeOf(table, (_, row) => ownSchemas[row.kind]) as OwnShape<T>

type ReadName<F, Row extends ProfileField> = Row['kind'] extends 'choice' ? (F extends `${infer N}_id` ? N : F) : F
type ReadSchema<Row extends ProfileField> = Row extends { kind: 'choice' }
  ? Row extends { asText: true }
    ? typeof nullableText
    : typeof nullableName
  : (typeof ownSchemas)[Row['kind']]
type ReadShape<T extends FieldTable, Reader> = {
  [F in keyof T as T[F]['readBy'] extends Reader ? ReadName<F, T[F]> : never]: ReadSchema<T[F]>
}

export type ReadFields<T extends FieldTable, Reader> = {
  [F in keyof ReadShape<T, Reader>]: z.output<ReadShape<T, Reader>[F]>
}

/** The fields of one class of readers, as other families read them. */
export const readShape = <T extends FieldTable, Reader extends 'free' | 'paid'>(table: T, readBy: Reader) =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, row]) => row.readBy === readBy)
      .map(([name, row]) => [
        readName(name, row),
        row.kind !== 'choice' ? ownSchemas[row.kind] : row.asText ? nullableText : nullableName,
      ]),
  ) as ReadShape<T, Reader>

const requiredSchemas = {
  name: (name: FieldName, { max }: RowOf<'name'>) => field.personName(name, max),
  text: (name: FieldName, { max }: RowOf<'text'>) => field.textOthersRead(name, max),
  choice: (name: FieldName) => field.choice(name),
  day: () => field.birthDate,
  height: () => field.height,
  amount: () => field.annualIncome,
}
/** A field that is not sent stays as it is. */
const optionalSchemas = {
  name: (_: FieldName, { max }: RowOf<'name'>) => edited.optionalName(max),
  text: (_: FieldName, { max }: RowOf<'text'>) => edited.publicText(max),
  private: (_: FieldName, { max }: RowOf<'private'>) => edited.privateText(max),
  email: (_: FieldName, { max }: RowOf<'email'>) => edited.familyEmail(max),
  choice: () => edited.optionalListChoice,
  answer: (_: FieldName, { answers }: RowOf<'answer'>) => edited.answer(answers),
  time: () => edited.birthTime,
}
/** A day, a height or an amount cannot be left out, and an answer cannot be insisted on: the compiler refuses such a row. */
type Made<By, K> = K extends keyof By ? (By[K] extends (...input: never) => infer Schema ? Schema : never) : never
type RequiredSchema<Row extends ProfileField> = Made<typeof requiredSchemas, Row['kind']>
type OptionalSchema<Row extends ProfileField> = Row extends { kind: 'answer'; answers: infer A }
  ? A extends readonly [string, ...string[]]
    ? ReturnType<typeof edited.answer<A>>
    : never
  : Made<typeof optionalSchemas, Row['kind']>

const schemaFor = (schemas: object, name: string, row: ProfileField) =>
  (schemas as Readonly<Record<string, (name: string, row: ProfileField) => z.ZodType>>)[row.kind]?.(name, row) ??
  z.never()

type EditShape<T extends FieldTable> = {
  [F in keyof T]: T[F] extends { required: 'always' } ? RequiredSchema<T[F]> : OptionalSchema<T[F]>
}
/** The fields as the edit form sends them. */
export const editShape = <T extends FieldTable>(table: T) =>
  shapeOf(table, (name, row) =>
    schemaFor(row.required === 'always' ? requiredSchemas : optionalSchemas, name, row),
  ) as EditShape<T>

type RegistrationShape<T extends FieldTable> = {
  [F in keyof T as T[F] extends { required: string } ? F : never]: RequiredSchema<T[F]>
}
/** The fields that a registration cannot do without. */
export const registrationShape = <T extends FieldTable>(table: T) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, row]) =>
      row.required ? [[name, schemaFor(requiredSchemas, name, row)]] : [],
    ),
  ) as RegistrationShape<T>
