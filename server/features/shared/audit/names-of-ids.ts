import { sql } from 'kysely'
import type { z } from 'zod'
import type { auditEntry } from '#contract/office/audit.ts'
import type { Db } from '#server/db/open.ts'

type Entry = z.input<typeof auditEntry>
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What people call the things that an act noted by id: somebody of staff, a plan, a member, an entry of a list. */
async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from staff where id = any(${ids}::uuid[])
    union all select id, name from plans where id = any(${ids}::uuid[])
    union all select id, registration_no from members where id = any(${ids}::uuid[])
    union all select id, name_en from options where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Puts the names in place of the ids. What has no name any more stays an id. */
export async function withNames(db: Db, entries: readonly Entry[]): Promise<Entry[]> {
  const values = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]))
  const names = await namesOf(db, [
    ...new Set(values.filter(value => value !== null).filter(value => isId.test(value))),
  ])
  const named = (value: string | null) => (value === null ? null : (names.get(value) ?? value))
  return entries.map(entry => ({
    ...entry,
    changes: entry.changes.map(({ field, before, after }) => ({ field, before: named(before), after: named(after) })),
  }))
}
