import { sql } from 'kysely'
import { broken } from '#contract/field-words.ts'
import type { DoubleChoice } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { lockContacts } from '#server/features/access/accounts/contact-owners.ts'
import { familyColumns, memberColumns } from '#server/features/families/my-profile/read-edit.ts'
import { recordAct, type StaffAct } from '#server/features/shared/audit/record.ts'
import { newId } from '#server/ports/ids.ts'
import { findBarred, findMemberDoubles, keysOf, type MemberDouble } from './doubles.ts'
import type { JudgeContext } from './list-entries.ts'
import { type MergeDependencies, mergeIntoEmpty } from './merge.ts'
import { changeRows, inPortion, isPerson, type JudgedRow, nextJudged, type RowChange } from './portion.ts'
import { setState } from './queries.ts'
import type { SheetReader } from './reader.ts'
import type { ImportedPerson } from './rules.ts'

/** So few that no call of a family waits long behind one of them, in the loop or in the database. */
const portion = 25
const statesToRun = ['good', 'double'] as const

type PersonRow = JudgedRow & { judged: { person: ImportedPerson } }

/** The rows up to the first that doubles another of them. It comes with the next portion, when that one is a member. */
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

/** Another node may have had these rows a moment ago. The lock of the import is held by now. */
async function stillToRun(trx: Db, rows: readonly JudgedRow[]): Promise<JudgedRow[]> {
  const found = await trx
    .selectFrom('import_rows')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', 'in', [...statesToRun])
    .execute()
  const ids = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

async function importedBefore(trx: Db, rows: readonly JudgedRow[]): Promise<Set<string>> {
  const { rows: known } = await sql<{ row_hash: Buffer }>`select row_hash from import_rows
    where row_hash = any(${rows.map(({ hash }) => hash)}::bytea[]) and state in ('imported', 'spared')`.execute(trx)
  return new Set(known.map(({ row_hash }) => row_hash.toString('hex')))
}

const nextNumber = (gender: ImportedPerson['gender']) =>
  sql<string>`${gender === 'F' ? 'B' : 'G'} || nextval('registration_numbers')`

/** A profile that nobody sees: nothing of it is verified, and its family has agreed to nothing yet. */
const memberOf = (person: ImportedPerson, id: string, now: Date) => ({
  ...memberColumns(person.profile),
  work_village: person.profile.working_place_goan ?? '',
  id,
  registration_no: nextNumber(person.gender),
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
  const families = rows.map(row => ({ row, memberId: newId(now) }))
  await trx
    .insertInto('members')
    .values(families.map(({ row, memberId }) => memberOf(row.judged.person, memberId, now)))
    .execute()
  await trx
    .insertInto('family_details')
    .values(
      families.map(({ row, memberId }) => ({
        ...familyColumns(row.judged.person.profile.family_details ?? {}),
        member_id: memberId,
      })),
    )
    .execute()
  return families.map(({ row, memberId }) => ({ id: row.id, state: 'imported', member_id: memberId }))
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
  /** Whose import it is, for the audit of what is merged. */
  staffId: string
}

/** Imports the next rows, all of them or none. Returns false when none is left, or nobody wants it now. */
export async function runPortion(dependencies: RunDependencies, run: RunningImport, now: Date): Promise<boolean> {
  const { db, secrets } = dependencies
  const { id, version, context } = run
  const judged = await nextJudged(dependencies, { importId: id, states: [...statesToRun], atMost: portion, context })
  const wentOn = await inPortion(db, { id, version }, 'running', async trx => {
    const rows = judged.length > 0 ? withoutDoubles(await stillToRun(trx, judged)) : []
    if (judged.length === 0) {
      await setState(trx, id, 'done')
      return false
    }
    // Triggers put the words of a profile before staff, and these were brought by staff.
    await sql`select set_config('office.edits', 'on', true)`.execute(trx)
    const changes: RowChange[] = rows.flatMap(({ id: rowId, judged: one }) =>
      'problems' in one ? [{ id: rowId, state: 'bad' as const, problems: one.problems }] : [],
    )
    const before = await importedBefore(trx, rows)
    const people = rows.filter(isPerson)
    const isNew = (row: PersonRow) => !before.has(row.hash.toString('hex'))
    for (const row of people.filter(one => !isNew(one)))
      changes.push({ id: row.id, state: 'skipped', problems: [{ field: 'row', rule: broken('imported_before') }] })
    const fates = await fatesOf(trx, dependencies, people.filter(isNew), run.doubles)
    for (const { row, double } of fates.filter(({ becomes }) => becomes === 'skip'))
      changes.push({ id: row.id, state: 'skipped', ...doubleColumns(double) })
    for (const barred of people.filter(row => isNew(row) && !fates.some(fate => fate.row === row)))
      changes.push({ id: barred.id, state: 'bad', problems: [{ field: 'mobile', rule: broken('barred_contact') }] })
    const inserted = fates.filter(({ becomes }) => becomes === 'member' || becomes === 'apart').map(({ row }) => row)
    changes.push(...(await insertFamilies(trx, inserted, now)))
    const acts: StaffAct[] = []
    for (const { row, double } of fates.filter(({ becomes }) => becomes === 'merge')) {
      if (!double) continue
      const merge = { row, memberId: double.memberId, staffId: run.staffId, now }
      const { change, act } = await mergeIntoEmpty(trx, dependencies, merge)
      changes.push({ ...change, ...doubleColumns(double) })
      if (act) acts.push(act)
    }
    await changeRows(trx, changes)
    for (const act of acts) await recordAct(trx, secrets, act)
    return true
  })
  return wentOn ?? false
}

const doubleColumns = (double: MemberDouble | null) =>
  double ? { double_by: double.by, double_id: double.memberId } : {}

/** What becomes of each person. Those whose contact is barred are left out. */
async function fatesOf(
  trx: Db,
  { secrets }: Pick<RunDependencies, 'secrets'>,
  rows: readonly PersonRow[],
  doubles: DoubleChoice,
): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  // Nobody else writes one of these contacts down until the portion is over.
  await lockContacts(
    trx,
    rows.flatMap(({ judged }) => {
      const { mobile, email } = keysOf(judged.person)
      return [mobile, email]
    }),
  )
  const people = rows.map(row => ({ id: row.id, row: row.row, person: row.judged.person }))
  const barred = await findBarred(trx, secrets, people)
  const known = await findMemberDoubles(trx, people)
  return rows
    .filter(({ id }) => !barred.has(id))
    .map(row => {
      const double = known.get(row.id) ?? null
      return { row, double, becomes: double ? (row.choice ?? doubles) : 'member' }
    })
}
