import type { InsertType, SelectType } from 'kysely'
import { type Catalogue, tableCatalogue } from './catalogue.gen.ts'
import type { Schema } from './schema.ts'

type Kind<T> = [T] extends [string]
  ? 'text'
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'boolean'
      : [T] extends [Date]
        ? 'instant'
        : [T] extends [Buffer]
          ? 'bytes'
          : [T] extends [readonly string[]]
            ? 'texts'
            : [T] extends [readonly number[]]
              ? 'numbers'
              : 'json'

type OrNull<T> = unknown extends T ? '' | '?' : null extends T ? '?' : ''

/** A column in the catalogue's words: its kind, `?` where it may be null, `=` where the database has a default. */
type Described<C> =
  undefined extends InsertType<C>
    ? `${Kind<NonNullable<SelectType<C>>>}${OrNull<SelectType<C>>}=`
    : `${Kind<NonNullable<SelectType<C>>>}${OrNull<SelectType<C>>}${'' | '='}`

type DescribedSchema = { [T in keyof Schema]: { [C in keyof Schema[T]]: Described<Schema[T][C]> } }

/** Tables that the database has and the types do not. */
type Untyped = {
  [T in keyof Catalogue]: T extends keyof Schema ? `${T}.${Exclude<keyof Catalogue[T], keyof Schema[T]> & string}` : T
}[keyof Catalogue]

/** The runner of migrations, the tables of kinds and what triggers write are plain SQL. */
type OnlyInSql = 'channels' | 'delivery_kinds' | 'member_changes' | 'notification_types' | 'schema_migrations'

/**
 * Compare the types with the database. The tableCatalogue was read from a migrated database, and a test keeps it current. The
 * compiler refuses a table or column that only one side has, or whose type or nullability differs.
 */
export const typedColumns: DescribedSchema = tableCatalogue
export const everyColumnIsTyped: [Exclude<Untyped, OnlyInSql>] extends [never] ? true : Exclude<Untyped, OnlyInSql> =
  true
