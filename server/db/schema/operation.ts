import type { ColumnType, Generated } from 'kysely'
import type { OutboxChannel } from '#domain/telling/channels.ts'

/** What the server needs for itself: messages out, jobs, keys, files to erase. */
export interface OperationTables {
  outbox: {
    id: string
    channel: OutboxChannel
    event_key: string
    template: string
    owner_id: string | null
    about_id: string | null
    sealed: Buffer | null
    status: Generated<'waiting' | 'delivered' | 'given_up' | 'refused'>
    to_hash: Buffer | null
    can_wait: Generated<boolean>
    attempts: Generated<number>
    next_try_at: Date
    held_until: Date | null
    created_at: Date
    finished_at: Date | null
    /** The id that the other side gave it. */
    provider_id: string | null
  }
  backups: {
    day: string
    file_name: string
    started_at: Date
    finished_at: Date | null
    bytes: number | null
    members: number | null
    failure: string | null
    proof_started_at: Date | null
    proven_at: Date | null
    proof_failure: string | null
  }
  jobs: { name: string; next_at: Date }
  encryption_keys: {
    id: number
    wrapped: Buffer
    created_at: Date
    writes_from: Generated<Date>
    swept_at: ColumnType<Date | null, Date | null | undefined>
  }
  troubles: {
    node: string
    id: string
    detail: Generated<string>
    since: Date
    seen_at: Date
    told_at: Date | null
  }
  health_checks: { node: string; checked_at: Date }
  push_keys: { id: string; public_key: string; sealed: Buffer; created_at: Date }
  files_to_erase: { stored_as: string; noted_at: Generated<Date> }
}
