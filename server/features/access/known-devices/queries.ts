import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { addressIsKnownFor, deviceIsKnownFor, devicesPerPerson, isNewDevice, type OwnPlace } from './rules.ts'

const deviceHash = (secrets: Secrets, personId: string, device: string) =>
  secrets.keyedHash(`device ${personId} ${device}`)
const addressHash = (secrets: Secrets, personId: string, address: string) =>
  secrets.keyedHash(`address ${personId} ${address}`)

export interface Caller {
  device: string | null
  address: string
  now: Date
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The caller's device or network if this person has logged in from it lately, else null. An account that does not exist costs
 * the same query.
 */
export async function ownPlaceOf(
  db: Db,
  secrets: Secrets,
  account: { personId: string } | null,
  { device, address, now }: Caller,
): Promise<OwnPlace | null> {
  const personId = account?.personId ?? nobody
  const hashes = {
    device: deviceHash(secrets, personId, device ?? ''),
    address: addressHash(secrets, personId, address),
  }
  const since = (span: number) => new Date(now.getTime() - span)
  const logins = await db
    .selectFrom('known_devices')
    .select(eb => eb('device_hash', '=', hashes.device).as('is_device'))
    .where('person_id', '=', personId)
    .where('forgotten_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('device_hash', '=', hashes.device).and('last_login_at', '>', since(deviceIsKnownFor)),
        eb('address_hash', '=', hashes.address).and('last_login_at', '>', since(addressIsKnownFor)),
      ]),
    )
    .execute()
  if (logins.length === 0) return null
  const isDevice = logins.some(row => row.is_device)
  const hash = isDevice ? hashes.device : hashes.address
  return { key: `${isDevice ? 'device' : 'network'} ${hash.toString('base64url')}`, isDevice }
}

/** Tells which of these people have logged in from which of these devices. */
export async function loggedInFrom(
  db: Db,
  secrets: Secrets,
  asked: readonly { personId: string; device: string }[],
): Promise<(personId: string, device: string) => boolean> {
  const hashed = asked.map(one => ({ ...one, hash: deviceHash(secrets, one.personId, one.device) }))
  const { rows } = await sql<{ person_id: string; hash: string }>`
    select distinct known_devices.person_id, encode(device_hash, 'hex') as hash
    from unnest(${hashed.map(one => one.personId)}::uuid[], ${hashed.map(one => one.hash)}::bytea[]) as asked (person_id, hash)
      join known_devices on known_devices.person_id = asked.person_id and known_devices.device_hash = asked.hash`.execute(
    db,
  )
  const found = new Set(rows.map(row => `${row.person_id} ${row.hash}`))
  const from = new Set(
    hashed
      .filter(one => found.has(`${one.personId} ${one.hash.toString('hex')}`))
      .map(one => `${one.personId} ${one.device}`),
  )
  return (personId, device) => from.has(`${personId} ${device}`)
}

/**
 * Trusts no device and network of a person any more but the known one that the change was made from: whoever knew the old password
 * may have logged in from one of them. The rows stay, so that the first login from another device is told.
 */
export async function forgetDevices(
  trx: Db,
  secrets: Secrets,
  { personId, device, now }: { personId: string; device: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('known_devices')
    .set({ forgotten_at: now })
    .where('person_id', '=', personId)
    .where('device_hash', '<>', deviceHash(secrets, personId, device ?? ''))
    .execute()
}

export interface Login {
  personId: string
  device: string
  address: string
  now: Date
}

/** Remembers the device and network of a login. Returns whether the device is new to a person who has others. */
export async function rememberDevice(trx: Db, secrets: Secrets, login: Login): Promise<boolean> {
  const { personId, now } = login
  const device = deviceHash(secrets, personId, login.device)
  const devices = await trx
    .selectFrom('known_devices')
    .select(['device_hash', 'forgotten_at'])
    .where('person_id', '=', personId)
    .where('last_login_at', '>', new Date(now.getTime() - deviceIsKnownFor))
    .execute()
  await trx
    .insertInto('known_devices')
    .values({
      person_id: personId,
      device_hash: device,
      address_hash: addressHash(secrets, personId, login.address),
      last_login_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['person_id', 'device_hash', 'address_hash'])
        .doUpdateSet({ last_login_at: now, forgotten_at: null }),
    )
    .execute()
  // Without a maximum, a program that never sends its device back would add a row with every login.
  await sql`delete from known_devices where ctid in (select ctid from known_devices where person_id = ${personId}
    order by last_login_at desc offset ${sql.lit(devicesPerPerson)})`.execute(trx)
  const seen = devices.map(row => ({ hash: Buffer.from(row.device_hash), isForgotten: row.forgotten_at !== null }))
  return isNewDevice(seen, device)
}
