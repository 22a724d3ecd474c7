import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const days = (n: number) => n * 86_400_000
const addressIsKnownFor = days(30)
/** As long as a session can last. */
export const deviceIsKnownFor = days(180)
const devicesPerMember = 20

const deviceHash = (secrets: Secrets, memberId: string, device: string) =>
  secrets.keyedHash(`device ${memberId} ${device}`)
const addressHash = (secrets: Secrets, memberId: string, address: string) =>
  secrets.keyedHash(`address ${memberId} ${address}`)

export async function hasLoggedInFrom(db: Db, secrets: Secrets, memberId: string, address: string, now: Date) {
  const row = await db
    .selectFrom('known_devices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('address_hash', '=', addressHash(secrets, memberId, address))
    .where('last_login_at', '>', new Date(now.getTime() - addressIsKnownFor))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface Login {
  memberId: string
  device: string
  address: string
  now: Date
}

/** Remembers from where a member logged in. Returns whether the device is new to a member who has others. */
export async function rememberDevice(trx: Db, secrets: Secrets, login: Login): Promise<boolean> {
  const { memberId, now } = login
  const device = deviceHash(secrets, memberId, login.device)
  const known = await trx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .where('last_login_at', '>', new Date(now.getTime() - deviceIsKnownFor))
    .execute()
  await trx
    .insertInto('known_devices')
    .values({
      member_id: memberId,
      device_hash: device,
      address_hash: addressHash(secrets, memberId, login.address),
      last_login_at: now,
    })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'device_hash', 'address_hash']).doUpdateSet({ last_login_at: now }),
    )
    .execute()
  // A program that never sends its device back would otherwise add a row with every login.
  await sql`delete from known_devices where ctid in (select ctid from known_devices where member_id = ${memberId}
    order by last_login_at desc offset ${sql.lit(devicesPerMember)})`.execute(trx)
  return known.length > 0 && !known.some(row => Buffer.from(row.device_hash).equals(device))
}
