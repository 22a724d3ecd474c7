import { sql } from 'kysely'
import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { findBarred, findMemberDoubles, hashesOf, type MemberDouble, type PersonOfRow } from './doubles.ts'
import type { JudgeContext } from './list-entries.ts'
import { photoHash } from './photos/rules.ts'
import { changeRows, inPortion, isPerson, type JudgedRow, nextJudged, type RowChange } from './portion.ts'
import { setState } from './queries.ts'
import type { SheetReader } from './reader.ts'

/** Rows in a transaction: few, so that no family's call waits long for it, in the event loop or in the database. */
const portion = 50

/** Stores the hashes by which rows of other portions recognise these people. */
async function writeHashes(trx: Db, secrets: Secrets, people: readonly PersonOfRow[]): Promise<void> {
  const hashes = people.map(({ person }) => hashesOf(secrets, person))
  const ids = people.map(({ id }) => id)
  await sql`update import_rows set mobile_hash = sent.mobile, email_hash = sent.email, person_hash = sent.person
    from unnest(${ids}::uuid[], ${hashes.map(one => one.mobile_hash)}::bytea[], ${hashes.map(one => one.email_hash)}::bytea[],
      ${hashes.map(one => one.person_hash)}::bytea[]) as sent(id, mobile, email, person)
    where import_rows.id = sent.id`.execute(trx)
}

/** Stores which photo each row names, even of rows that are not imported: somebody may correct them. */
async function writePhotoHashes(trx: Db, secrets: Secrets, rows: readonly JudgedRow[]): Promise<void> {
  const hashes = rows.map(({ judged: { photo } }) => (photo === null ? null : photoHash(secrets, photo)))
  await sql`update import_rows set photo_hash = sent.photo
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${hashes}::bytea[]) as sent(id, photo)
    where import_rows.id = sent.id`.execute(trx)
}

/** The first earlier row of the file with the same person, by row. */
async function findEarlierRows(
  trx: Db,
  importId: string,
  people: readonly PersonOfRow[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; earlier: number }>`
    select own.id, min(other.row)::int as earlier from import_rows own join lateral (
        select row from import_rows where import_id = ${importId} and mobile_hash = own.mobile_hash and row < own.row
        union all select row from import_rows where import_id = ${importId} and email_hash = own.email_hash and row < own.row
        union all select row from import_rows where import_id = ${importId} and person_hash = own.person_hash and row < own.row
      ) other on true
    where own.id = any(${people.map(({ id }) => id)}::uuid[]) group by own.id`.execute(trx)
  return new Map(rows.map(({ id, earlier }) => [id, earlier]))
}

interface KnownPeople {
  members: Map<string, MemberDouble>
  earlier: Map<string, number>
  barred: Set<string>
}

function changeOf({ id, judged }: JudgedRow, { members, earlier, barred }: KnownPeople): RowChange {
  if ('problems' in judged) return { id, state: 'bad', problems: judged.problems }
  if (barred.has(id)) return { id, state: 'bad', problems: [{ field: 'mobile', rule: broken('barred_contact') }] }
  const row = earlier.get(id)
  if (row !== undefined) return { id, state: 'double', double_by: 'row', double_row: row }
  const member = members.get(id)
  return member ? { id, state: 'double', double_by: member.by, double_id: member.memberId } : { id, state: 'good' }
}

interface CheckDependencies {
  db: Db
  secrets: Secrets
  reader: SheetReader
}

/** Judges the next rows without importing any. Returns false if none is left or the matching was changed. */
export async function checkPortion(
  dependencies: CheckDependencies,
  { id, version, context }: { id: string; version: number; context: JudgeContext },
): Promise<boolean> {
  const { db, secrets } = dependencies
  const rows = await nextJudged(dependencies, { importId: id, states: ['waiting'], atMost: portion, context })
  const isMore = await inPortion(db, { id, version }, 'checking', async trx => {
    if (rows.length === 0) {
      await setState(trx, id, 'checked')
      return false
    }
    const people = rows.filter(isPerson).map(row => ({ id: row.id, row: row.row, person: row.judged.person }))
    await writeHashes(trx, secrets, people)
    await writePhotoHashes(trx, secrets, rows)
    const knownPeople = {
      members: await findMemberDoubles(trx, people),
      earlier: await findEarlierRows(trx, id, people),
      barred: await findBarred(trx, secrets, people),
    }
    await changeRows(
      trx,
      rows.map(row => changeOf(row, knownPeople)),
    )
    return true
  })
  return isMore ?? false
}
