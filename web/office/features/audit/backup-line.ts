import type { Backups } from './queries.ts'
import type { backupWords } from './words.ts'

type Say = ReturnType<typeof backupWords>

/** What is wrong comes first, and is told until a later backup or trial went well. */
export function backupLine(say: Say, { is_nightly, list }: Backups, on: (at: string) => string): string {
  if (!is_nightly && list.length === 0) return say.none
  const newest = list.find(({ finished_at, failure }) => finished_at !== null || failure !== null)
  if (newest?.failure) return say.failed
  const tried = list.find(({ proven_at, proof_failure }) => proven_at !== null || proof_failure !== null)
  if (tried?.proof_failure) return say.notProven
  if (tried?.proven_at) return say.proven(on(tried.proven_at), tried.members ?? 0)
  return newest?.finished_at ? say.made(on(newest.finished_at), newest.members ?? 0) : say.waiting
}
