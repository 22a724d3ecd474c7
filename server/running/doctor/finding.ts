import { type MessageChannel, messageChannels } from '#domain/telling/channels.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import type { Disk } from '#server/running/operations/disk.ts'

type MessagesFinding = `messages_${Lowercase<MessageChannel>}`
/** The finding that messages of a channel wait. */
export const messagesOf = (channel: MessageChannel) => `messages_${channel.toLowerCase()}` as MessagesFinding

/** Everything that a check can find. An id begins with the name of its check, and `words.ts` has a sentence for each. */
export const findingIds = [
  'settings_public_url',
  'database_away',
  'database_version',
  'database_rights',
  'database_owner',
  'migrations_waiting',
  'migrations_unknown',
  'migrations_from_before',
  'storage_away',
  'smtp_away',
  'sender_spf',
  'sender_dkim',
  'sender_dkim_unset',
  'sender_dmarc',
  'sender_unknown',
  'sms_away',
  'sms_key',
  'sms_ids',
  'whatsapp_away',
  'whatsapp_key',
  'gateway_away',
  'gateway_key',
  'clock_differs',
  'clock_unsynchronised',
  'disk_nearly_full',
  'disk_full',
  'secret_weak',
  'secret_wrong',
  'secret_old',
  'proxy_missing',
  'proxy_everybody',
  ...messageChannels.map(messagesOf),
  'guesses_many',
  'complaint_overdue',
  'incident_late',
  'incident_soon',
  'payment_surplus',
  'erasure_late',
  'copy_silent',
  'backup_unset',
  'backup_failed',
  'backup_unproven',
  'backup_same_disk',
  'backup_outlived',
  'archive_still',
  'archive_full',
  'archive_outlived',
] as const
export type FindingId = (typeof findingIds)[number]

export const isKnownFinding = (id: string): id is FindingId => (findingIds as readonly string[]).includes(id)

export interface Finding {
  id: FindingId
  /** What the sentence names: a number, a version, an address or the other side's error. */
  detail?: string
}

/** What the checks look at. */
export interface DoctorWorld {
  config: Config
  /** Null before the first start, when there is no database yet. */
  db: Db | null
  clock: Clock
  files: Files
  disk: Pick<Disk, 'state' | 'freeBytes'>
  /** The secret that is in use; null before the first start makes one. */
  secret: string | null
}

export interface Check {
  /** The findings of a check begin with its name. */
  name: string
  /** A `node` check runs on every machine, a `service` check on one of them for all. */
  scope: 'node' | 'service'
  /** Whether it runs every few minutes. The others contact other servers, and once a day is enough. */
  isFrequent: boolean
  run: (world: DoctorWorld) => Promise<Finding[]> | Finding[]
}

/** The error of the other side, without what a person typed. */
export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? (message ?? 'no answer').split('\n')[0] ?? ''
}
