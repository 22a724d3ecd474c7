import { countIndependent, familiesNeeded } from '#domain/relations/independent-families.ts'
import type { Db } from '#server/db/open.ts'
import { mobileIdentity } from '#server/features/access/accounts/identity.ts'
import { sharedAmong } from '#server/features/access/accounts/shared-contacts.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { numberHash } from './bars.ts'
import { deleteReports, lockNumbers, maySpeakOf, queueNumber, readNamers, writeReport } from './queries.ts'

/** How many independent families name each of these numbers, by the hash in hexadecimal. */
export async function countNamers(db: Db, hashes: readonly Buffer[]): Promise<ReadonlyMap<string, number>> {
  const namers = await readNamers(db, hashes)
  const shared = await sharedAmong(db, namers)
  const counts = hashes.map(hash => {
    const ids = namers.filter(({ number_hash }) => hash.equals(number_hash)).map(({ id }) => id)
    return [hash.toString('hex'), countIndependent(ids, shared, null)] as const
  })
  return new Map(counts)
}

interface NamedNumbers {
  memberId: string
  numbers: readonly string[]
  /** Whether the family's word about another counts. It is noted all the same. */
  counts: boolean
  device: string | null
  now: Date
}

/**
 * Notes that a family names numbers as an agent's, and puts before staff those that enough families name. Reports of one number
 * wait for each other, so that of two at the same moment the second sees the first.
 */
export async function reportNumbers(
  trx: Db,
  secrets: Secrets,
  { memberId, numbers, counts, device, now }: NamedNumbers,
): Promise<void> {
  const named = new Map(numbers.map(number => [numberHash(secrets, number).toString('hex'), number]))
  const hashes = [...named.keys()].map(hex => Buffer.from(hex, 'hex'))
  await lockNumbers(trx, hashes)
  const deviceHash = device ? secrets.lastingHash(`device of a number report ${device}`) : null
  for (const [hex, number] of named) {
    const mayCount = counts && (await maySpeakOf(trx, memberId, mobileIdentity(number, null).digits))
    await writeReport(trx, { hash: Buffer.from(hex, 'hex'), memberId, counts: mayCount, deviceHash, now })
  }
  const families = await countNamers(trx, hashes)
  for (const hash of hashes) {
    if ((families.get(hash.toString('hex')) ?? 0) < familiesNeeded) continue
    const { digits, dialCode } = mobileIdentity(named.get(hash.toString('hex')) ?? '', null)
    await queueNumber(trx, { hash, sealed: secrets.seal(`${dialCode} ${digits}`), now })
  }
}

/** Takes back that a family named these numbers. What staff have before them stays there. */
export const withdrawReports = (trx: Db, secrets: Secrets, memberId: string, numbers: readonly string[]) =>
  deleteReports(
    trx,
    memberId,
    numbers.map(number => numberHash(secrets, number)),
  )
