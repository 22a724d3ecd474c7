// Names of a community, for looking members up.
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Names } from './community.ts'

const surnames = [
  ...['Patil', 'Jadhav', 'Pawar', 'Shinde', 'More', 'Chavan', 'Deshmukh', 'Gaikwad', 'Kale', 'Kadam', 'Bhosale'],
  ...['Mane', 'Jagtap', 'Kulkarni', 'Joshi', 'Thorat', 'Shelar', 'Nikam', 'Sawant', 'Mhatre', 'Phadke', 'Gokhale'],
  ...['पाटील', 'शिंदे', 'जाधव'],
]
const fathers = [
  'Suresh',
  'Ramesh',
  'Dnyaneshwar',
  'Anil',
  'Manohar',
  'Vilas',
  'Prakash',
  'Sanjay',
  'सुरेश',
  'Balasaheb',
  'Dattatray',
]
const firstNames = ['Rutuja', 'Aniket', 'Vaishnavi', 'Omkar', 'Sayali', 'Mrunal', 'Tejas', 'Gauri', 'Kiran', 'वैष्णवी']

/** Filling the indexes of names row by row would take most of the time. They are made anew when the names are there. */
export async function dropNameIndexes(db: Db): Promise<void> {
  for (const name of ['members_surname_key', 'members_first_name_key', 'members_middle_name_key'])
    await sql`drop index ${sql.ref(name)}`.execute(db)
}

const oneOf = (names: readonly string[], nth: string) =>
  sql`(${names}::text[])[1 + ${sql.raw(nth)} % ${sql.lit(names.length)}]`

/** Each name is as common as the next: a real community has rarer ones, which are found sooner. */
export const manyNames: Names = {
  first: oneOf(firstNames, `n / ${surnames.length}`),
  middle: oneOf(fathers, 'n / 7'),
  last: oneOf(surnames, 'n'),
}

export async function createNameIndexes(db: Db): Promise<void> {
  await sql`create index members_surname_key on members
    (name_key(last_name) collate "C", name_key(first_name) collate "C", id)`.execute(db)
  await sql`create index members_first_name_key on members
    (name_key(first_name) collate "C", name_key(last_name) collate "C", id)`.execute(db)
  await sql`create index members_middle_name_key on members
    (name_key(middle_name) collate "C", name_key(last_name) collate "C", name_key(first_name) collate "C", id)`.execute(
    db,
  )
  await sql`vacuum analyze members`.execute(db)
}
