import { expect, test } from 'vitest'
import { backupLine } from './backup-line.ts'
import type { Backups } from './queries.ts'
import { backupWords } from './words.ts'

const t = backupWords('en')
const sunday = '2026-11-15T03:10:00Z'
const monday = '2026-11-16T03:10:00Z'
type Backup = Backups['list'][number]
const made = (change: Partial<Backup> = {}): Backup => ({
  day: '2026-11-15',
  finished_at: sunday,
  bytes: 1000,
  members: 12_431,
  failure: null,
  proven_at: null,
  proof_failure: null,
  ...change,
})
/** Newest first, as the server sends them. */
const lineFor = (list: Backup[], is_nightly = true) => backupLine(t, { is_nightly, asked: [], list }, at => at)

test('a site without nightly backups is told so, and one that has just switched them on that the first is to come', () => {
  expect(lineFor([], false)).toBe(t.none)
  expect(lineFor([])).toBe(t.waiting)
  expect(lineFor([made({ finished_at: null })])).toBe(t.waiting)
})

test('a backup counts as proven only when its trial went well', () => {
  expect(lineFor([made()])).toBe(t.made(sunday, 12_431))
  expect(lineFor([made({ proven_at: monday })])).toBe(t.proven(monday, 12_431))
  expect(lineFor([made({ proof_failure: 'table members differs' }), made({ proven_at: sunday })])).toBe(t.notProven)
})

test('what is wrong stands first, until a later backup went well', () => {
  const failed = made({ finished_at: null, failure: 'no room' })
  expect(lineFor([failed, made({ proven_at: sunday })])).toBe(t.failed)
  expect(lineFor([made(), failed])).toBe(t.made(sunday, 12_431))
})
