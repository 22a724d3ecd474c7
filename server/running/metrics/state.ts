import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Config } from '#server/config.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import type { ReadModel } from '#server/features/finding/read-model/read-model.ts'
import type { Clock } from '#server/ports/clock.ts'
import { archiveCondition, freeForBackups } from '#server/running/backup/wal/condition.ts'
import type { Disk } from '#server/running/operations/disk.ts'
import { gauge, type Metric, type Sample } from './exposition.ts'
import { outboxNow, reviewQueueNow, troublesNow } from './queries.ts'

interface Watched {
  db: Db
  database: Pick<OpenDatabase, 'availability' | 'connections'>
  clock: Clock
  config: Pick<Config, 'quietHours' | 'backup' | 'storage' | 'databaseUrl' | 'dataDir'>
  disk: Pick<Disk, 'freeBytes'>
  model: Pick<ReadModel, 'behindSeconds'> | null
}

const plain = (value: number): Sample[] => [{ labels: {}, value }]
const by = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([text, value]) => ({ labels: { [label]: text }, value }))

export type NodeState = ReturnType<typeof readState>

/** Reads the current figures of the node each time they are requested. */
export function readState({ db, database, clock, config, disk, model }: Watched) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  /** Figures from the database. They are left out while it does not answer, so that no old figure looks like a new one. */
  async function storedFigures(): Promise<Metric[]> {
    const now = clock.now()
    const outbox = await outboxNow(db, { now, quietHours: config.quietHours })
    const review = await reviewQueueNow(db, now)
    const troubles = await troublesNow(db)
    const archive = await archiveCondition(db, config, now)
    return [
      gauge('saptapadi_outbox_waiting', 'Messages that wait to go out.', by('channel', outbox.waiting)),
      gauge('saptapadi_outbox_oldest_seconds', 'How long the oldest could have gone.', by('channel', outbox.oldest)),
      gauge('saptapadi_troubles', 'What the doctor finds wrong.', by('finding', troubles)),
      ...(archive
        ? [gauge('saptapadi_archive_waiting_seconds', 'What should be archived by now.', plain(archive.waitingSeconds))]
        : []),
      gauge('saptapadi_review_waiting', 'What waits for staff.', by('kind', review.waiting)),
      gauge('saptapadi_review_oldest_seconds', 'How long the oldest has waited.', by('kind', review.oldest)),
      gauge('saptapadi_review_overdue', 'What is past its term.', by('kind', review.overdue)),
    ]
  }

  return {
    async read(): Promise<Metric[]> {
      const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
      const delays = {
        '0.5': seconds(delay.percentile(50)),
        '0.99': seconds(delay.percentile(99)),
        '1': seconds(delay.max),
      }
      delay.reset()
      const free = await disk.freeBytes()
      const freeThere = await freeForBackups(config)
      const stored = database.availability.isAway() ? null : await storedFigures().catch(() => null)
      return [
        gauge('saptapadi_event_loop_delay_seconds', 'How late timers ran since the last look.', by('quantile', delays)),
        gauge('saptapadi_pool_connections', 'Database connections of this node.', by('state', database.connections())),
        ...(model
          ? [gauge('saptapadi_read_model_age_seconds', 'How far it may be behind.', plain(model.behindSeconds()))]
          : []),
        ...(free === null ? [] : [gauge('saptapadi_disk_free_bytes', 'Room of the data folder.', plain(free))]),
        ...(freeThere === null ? [] : [gauge('saptapadi_backup_free_bytes', 'Room for backups.', plain(freeThere))]),
        gauge('saptapadi_database_up', 'Whether the database answers.', plain(stored ? 1 : 0)),
        ...(stored ?? []),
      ]
    },
    stop: () => delay.disable(),
  }
}
