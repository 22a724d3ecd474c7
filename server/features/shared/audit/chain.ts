import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type AuditRow = Selectable<Schema['audit']>

/** The hash that the first row continues, as the migration wrote it. */
export const startOfChain = hash('sha256', 'saptapadi audit', 'buffer')

/** The hash of a row over its own columns and the hash of the row before. It covers cipher text, so it outlives erasure. */
export function hashOfRow(row: Omit<AuditRow, 'hash'>): Buffer {
  const text = JSON.stringify([
    row.seq,
    row.at.toISOString(),
    row.staff_id,
    row.act,
    row.member_id,
    row.sealed?.toString('base64') ?? null,
    row.prev_hash.toString('base64'),
  ])
  return hash('sha256', text, 'buffer')
}

/** Binds the values of a row to its place, so that they cannot be moved to another row. */
export const sealedPlaceOf = (seq: number): string => `audit ${seq}`
