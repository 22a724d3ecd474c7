import { sql } from 'kysely'
import { broken } from '#contract/field-words.ts'
import type { DoubleChoice } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { lockContacts } from '#server/features/access/account-contacts/queries.ts'
import { nextRegistrationNumber } from '#server/features/access/sign-up/registration-number.ts'
import { familyColumns, memberColumns } from '#server/features/families/my-profile/edited-columns.ts'
import { secondFormsOfImport } from '#server/features/families/my-profile/second-forms.ts'
import { askAboutSecondNames } from '#server/features/families/my-profile/second-name-reviews.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import type { Act } from '#server/http/acts.ts'
import { newId } from '#server/ports/ids.ts'
import { findBarred, findMemberDoubles, keysOf, type MemberDouble } from './doubles.ts'
import type { JudgeContext } from './list-entries.ts'
import { type MergeDependencies, mergeIntoEmpty } from './merge.ts'
import { changeRows, isPerson, type JudgedRow, lockPortion, nextJudged, type RowChange } from './portion.ts'
import { setState } from './queries.ts'
import type { SheetReader } from './reader.ts'
import type { ImportedPerson } from './rules.ts'

/** Rows in a transaction: few, so that no family's call waits long for it, in the event loop or in the database. */
const portion = 25
const statesToRun = ['good', 'double'] as const

type PersonRow = JudgedRow & { judged: { person: ImportedPerson } }

/** The rows up to the first double within the portion. The double comes with the next one, when the other row is a member. */
function withoutDoubles(rows: readonly JudgedRow[]): JudgedRow[] {
  const seen = new Set<string>()
  const until = rows.findIndex(row => {
    if (!isPerson(row)) return false
    const { mobile, email, person } = keysOf(row.judged.person)
    const keys = [mobile, email, `name ${person}`, `row ${row.hash.toString('hex')}`].filter(key => key !== null)
    const isDouble = keys.some(key => seen.has(key))
    for (const key of keys) seen.add(key)
    return isDouble
  })
  return rows.slice(0, until < 0 ? rows.length : until)
}

/** Leaves out rows that another node has imported meanwhile. The caller holds the lock of the import. */
async function stillToRun(trx: Db, rows: readonly JudgedRow[]): Promise<JudgedRow[]> {
  const open = await trx
    .selectFrom('import_rows')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', 'in', [...statesToRun])
    .execute()
  const ids = new Set(open.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

async function importedBefore(trx: Db, rows: readonly JudgedRow[]): Promise<Set<string>> {
  const { rows: imported } = await sql<{ row_hash: Buffer }>`select row_hash from import_rows
    where row_hash = any(${rows.map(({ hash }) => hash)}::bytea[]) and state in ('imported', 'spared')`.execute(trx)
  return new Set(imported.map(({ row_hash }) => row_hash.toString('hex')))
}

interface Family {
  id: string
  forms: ReturnType<typeof secondFormsOfImport>
}

/** The columns of an imported profile. Nobody sees it: no contact is verified, and the family has agreed to nothing yet. */
const memberOf = (person: ImportedPerson, { id, forms }: Family, now: Date) => ({
  ...memberColumns(person.profile),
  second_script: forms.member,
  work_village: person.profile.working_place_goan ?? '',
  id,
  registration_no: nextRegistrationNumber(person.gender),
  gender: person.gender,
  country_code: person.countryCode,
  dial_code: person.dialCode,
  mobile: person.mobile,
  email: person.email,
  origin: 'import' as const,
  joined_at: now,
  updated_at: now,
})

async function insertFamilies(trx: Db, rows: readonly PersonRow[], now: Date): Promise<RowChange[]> {
  if (rows.length === 0) return []
  const families = rows.map(row => {
    const { person } = row.judged
    return { row, person, id: newId(now), forms: secondFormsOfImport(person.profile) }
  })
  await trx
    .insertInto('members')
    .values(families.map(family => memberOf(family.person, family, now)))
    .execute()
  await trx
    .insertInto('family_details')
    .values(
      families.map(({ person, id, forms }) => ({
        ...familyColumns(person.profile.family_details ?? {}),
        second_script: forms.family,
        member_id: id,
      })),
    )
    .execute()
  for (const { id, forms } of families) if (forms.waiting.length > 0) await askAboutSecondNames(trx, id, forms, now)
  return families.map(({ row, id }) => ({ id: row.id, state: 'imported', member_id: id }))
}

interface RowOutcome {
  row: PersonRow
  double: MemberDouble | null
  becomes: 'member' | DoubleChoice
}

interface RunDependencies extends MergeDependencies {
  db: Db
  reader: SheetReader
}
interface RunningImport {
  id: string
  version: number
  doubles: DoubleChoice
  context: JudgeContext
  /** Who uploaded the import, for the audit of merged rows. */
  staffId: string
}

/** Imports the next rows, all of them or none. Returns false if none is left or the import was stopped. */
export async function runPortion(dependencies: RunDependencies, run: RunningImport, now: Date): Promise<boolean> {
  const { db, secrets } = dependencies
  const { id, version, context } = run
  const judged = await nextJudged(dependencies, { importId: id, states: [...statesToRun], atMost: portion, context })
  return actsOf(
    { db, secrets },
    { staff: { id: run.staffId }, now },
  )(async trx => {
    if (!(await lockPortion(trx, { id, version }, 'running'))) return { acts: [], result: false }
    const rows = judged.length > 0 ? withoutDoubles(await stillToRun(trx, judged)) : []
    if (judged.length === 0) {
      await setState(trx, id, 'done')
      return { acts: [], result: false }
    }
    // Triggers queue new texts of a profile for review. Those of a register came from staff and need none.
    await sql`select set_config('office.edits', 'on', true)`.execute(trx)
    const changes: RowChange[] = rows.flatMap(({ id: rowId, judged: one }) =>
      'problems' in one ? [{ id: rowId, state: 'bad' as const, problems: one.problems }] : [],
    )
    const before = await importedBefore(trx, rows)
    const people = rows.filter(isPerson)
    const isNew = (row: PersonRow) => !before.has(row.hash.toString('hex'))
    for (const row of people.filter(one => !isNew(one)))
      changes.push({ id: row.id, state: 'skipped', problems: [{ field: 'row', rule: broken('imported_before') }] })
    const outcomes = await outcomesOf(trx, dependencies, people.filter(isNew), run.doubles)
    for (const { row, double } of outcomes.filter(({ becomes }) => becomes === 'skip'))
      changes.push({ id: row.id, state: 'skipped', ...doubleColumns(double) })
    for (const barred of people.filter(row => isNew(row) && !outcomes.some(outcome => outcome.row === row)))
      changes.push({ id: barred.id, state: 'bad', problems: [{ field: 'mobile', rule: broken('barred_contact') }] })
    const inserted = outcomes.filter(({ becomes }) => becomes === 'member' || becomes === 'apart').map(({ row }) => row)
    changes.push(...(await insertFamilies(trx, inserted, now)))
    const acts: Act[] = []
    for (const { row, double } of outcomes.filter(({ becomes }) => becomes === 'merge')) {
      if (!double) continue
      const merge = { row, memberId: double.memberId, now }
      const { change, act } = await mergeIntoEmpty(trx, dependencies, merge)
      changes.push({ ...change, ...doubleColumns(double) })
      if (act) acts.push(act)
    }
    await changeRows(trx, changes)
    return { acts, result: true }
  })
}

const doubleColumns = (double: MemberDouble | null) =>
  double ? { double_by: double.by, double_id: double.memberId } : {}

/** Decides for each person: a new member, or what the ADMIN chose for doubles. Barred contacts are left out. */
async function outcomesOf(
  trx: Db,
  { secrets }: Pick<RunDependencies, 'secrets'>,
  rows: readonly PersonRow[],
  doubles: DoubleChoice,
): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  // Nobody else can take one of these contacts until the portion is committed.
  await lockContacts(
    trx,
    rows.flatMap(({ judged }) => {
      const { mobile, email } = keysOf(judged.person)
      return [mobile, email]
    }),
  )
  const people = rows.map(row => ({ id: row.id, row: row.row, person: row.judged.person }))
  const barred = await findBarred(trx, secrets, people)
  const doublesByRow = await findMemberDoubles(trx, people)
  return rows
    .filter(({ id }) => !barred.has(id))
    .map(row => {
      const double = doublesByRow.get(row.id) ?? null
      return { row, double, becomes: double ? (row.choice ?? doubles) : 'member' }
    })
}
