import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Why a member was found. */
export interface FoundBy {
  by: 'REGISTRATION_NO' | 'FIRST_NAME' | 'MIDDLE_NAME' | 'SURNAME' | 'MOBILE' | 'PHONE' | 'EMAIL'
  /** Whose number it is, for one of the family's numbers. */
  owner?: string
}
export interface FoundMember {
  id: string
  why: FoundBy[]
}

type NameColumn = 'first_name' | 'middle_name' | 'last_name'
/** Which of the typed words is searched in which column. */
type NameReading = Partial<Record<NameColumn, string>>

/**
 * The name as it was typed, or in the other script where the family has confirmed that form. Both have one key where they sound
 * alike; the few with a form that sounds different stand in indexes of their own.
 */
type Form = 'typed' | 'second'

const key = (column: NameColumn, form: Form) =>
  form === 'typed'
    ? sql<string>`name_key(${sql.ref(column)}) collate "C"`
    : sql<string>`name_key(coalesce(second_script ->> ${sql.lit(column)}, ${sql.ref(column)})) collate "C"`
const hasSecondSound = sql<boolean>`has_second_sound(first_name, middle_name, last_name, second_script)`

/** Names that begin with the word. Every letter of a key sorts before `{`. */
const beginsWith = (column: NameColumn, word: string, form: Form) =>
  sql<boolean>`${key(column, form)} >= name_key(${word}) and ${key(column, form)} < name_key(${word}) || '{'`

/** The columns of each index, in its order. */
const indexes = {
  last_name: ['last_name', 'first_name'],
  first_name: ['first_name', 'last_name'],
  middle_name: ['middle_name', 'last_name', 'first_name'],
} as const satisfies Record<NameColumn, readonly NameColumn[]>

/** Reads along the one index that has all columns of the reading. With several readings in one condition no index would be used. */
async function readForm(db: Db, reading: NameReading, form: Form, limit: number): Promise<string[]> {
  const columns = indexes[reading.middle_name ? 'middle_name' : reading.last_name ? 'last_name' : 'first_name']
  let query = db.selectFrom('members').select('id').where('status', '<>', 'deleted').limit(limit)
  if (form === 'second') query = query.where(hasSecondSound)
  for (const column of columns) {
    const word = reading[column]
    if (word !== undefined) query = query.where(beginsWith(column, word, form))
    query = query.orderBy(key(column, form))
  }
  return (await query.orderBy('id').execute()).map(row => row.id)
}

/** The typed names first. */
async function read(db: Db, reading: NameReading, limit: number): Promise<string[]> {
  const typed = await readForm(db, reading, 'typed', limit)
  return typed.length >= limit ? typed : [...typed, ...(await readForm(db, reading, 'second', limit))]
}

/** Every way to read the words as first name, father's name and surname, the likeliest first. */
function readingsOf([one = '', two, three]: readonly string[]): NameReading[] {
  if (two === undefined) return [{ last_name: one }, { first_name: one }, { middle_name: one }]
  if (three === undefined)
    return [
      { first_name: one, last_name: two },
      { first_name: two, last_name: one },
      { middle_name: one, last_name: two },
      { first_name: one, middle_name: two },
      { middle_name: two, last_name: one },
      { first_name: two, middle_name: one },
    ]
  return [
    { first_name: one, middle_name: two, last_name: three },
    { last_name: one, first_name: two, middle_name: three },
    { first_name: one, middle_name: three, last_name: two },
    { middle_name: one, first_name: two, last_name: three },
    { middle_name: one, first_name: three, last_name: two },
    { first_name: three, middle_name: two, last_name: one },
    // A record may lack the father's name.
    { first_name: one, last_name: three },
    { first_name: three, last_name: one },
  ]
}

const whyOf = (reading: NameReading): FoundBy[] =>
  (['first_name', 'middle_name', 'last_name'] as const)
    .filter(column => reading[column] !== undefined)
    .map(column => ({
      by: ({ first_name: 'FIRST_NAME', middle_name: 'MIDDLE_NAME', last_name: 'SURNAME' } as const)[column],
    }))

/**
 * Finds members by name. A family says its surname last, a list has it first, and a single word may be any of the three names: then
 * the readings take turns, so that many members of one surname do not hide a first name.
 */
export async function findByName(db: Db, words: readonly string[], limit: number): Promise<FoundMember[]> {
  const byId = new Map<string, FoundMember>()
  const readings = readingsOf(words)
  const pages: FoundMember[][] = []
  for (const reading of readings) {
    if (words.length > 1 && pages.flat().length >= limit) break
    pages.push((await read(db, reading, limit)).map(id => ({ id, why: whyOf(reading) })))
  }
  const alternating = words.length === 1 ? takingTurns(pages) : pages.flat()
  for (const one of alternating) if (!byId.has(one.id)) byId.set(one.id, one)
  return [...byId.values()].slice(0, limit)
}

function takingTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list.slice(at, at + 1))).flat()
}
