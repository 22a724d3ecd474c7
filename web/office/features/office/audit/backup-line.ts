import type { Backups } from './queries.ts'
import type { backupWords } from './words.ts'

type Words = ReturnType<typeof backupWords>

/** A failure comes first, and stays until a later backup or restore trial succeeds. */
export function backupLine(t: Words, { is_nightly, list }: Backups, on: (at: string) => string): string {
  if (!is_nightly && list.length === 0) return t.none
  const newest = list.find(({ finished_at, failure }) => finished_at !== null || failure !== null)
  if (newest?.failure) return t.failed
  const tried = list.find(({ proven_at, proof_failure }) => proven_at !== null || proof_failure !== null)
  if (tried?.proof_failure) return t.notProven
  if (tried?.proven_at) return t.proven(on(tried.proven_at), tried.members ?? 0)
  return newest?.finished_at ? t.made(on(newest.finished_at), newest.members ?? 0) : t.waiting
}
