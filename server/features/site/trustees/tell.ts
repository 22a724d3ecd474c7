import type { EmailName } from '#domain/telling/messages.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import type { TellOfExport } from '#server/features/shared/list-exports/rules.ts'
import { writeManyToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readTrustees } from './queries.ts'
import { exportLetter, saidCount, saidTime } from './words.ts'

export interface TellingTrustees {
  secrets: Secrets
  channels: OpenChannels
}

interface TrusteeLetter {
  addresses: readonly string[]
  /** Names the event, so that each trustee is written to once. */
  event: string
  template: EmailName
  subject: string
  text: string
}

export async function writeToTrustees(
  trx: Db,
  { secrets, channels }: TellingTrustees,
  { addresses, event, ...letter }: TrusteeLetter,
  now: Date,
): Promise<void> {
  if (!channels.EMAIL) return
  const messages = addresses.map((to, n) => ({
    channel: 'EMAIL' as const,
    eventKey: `${event} ${n}`,
    ownerId: null,
    to,
    ...letter,
  }))
  await writeManyToOutbox(trx, secrets, messages, now)
}

/** Tells the trustees of a file that nobody else in the office can agree to. */
export const tellTrusteesOfExport =
  (telling: TellingTrustees): TellOfExport =>
  async (trx, { id, who, families, from }, now) => {
    const { addresses } = await readTrustees(trx, now)
    const letter = exportLetter({ who, families: saidCount(families), from: saidTime(from) })
    await writeToTrustees(
      trx,
      telling,
      { addresses, event: `list export ${id}`, template: 'export_waits', ...letter },
      now,
    )
  }
