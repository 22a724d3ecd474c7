import webPush from 'web-push'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The table has one row. */
const theOne = '00000000-0000-0000-0000-000000000001'

const readKeys = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'sealed']).where('id', '=', theOne).executeTakeFirst()

/** The keys by which push services recognise this site. Where several nodes start together, the first one makes them. */
export async function readOrMakePushKeys(db: Db, secrets: Secrets, clock: Clock): Promise<PushKeys> {
  let row = await readKeys(db)
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await db
      .insertInto('push_keys')
      .values({ id: theOne, public_key: publicKey, sealed: secrets.seal(privateKey), created_at: clock.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    row = await readKeys(db)
  }
  if (!row) throw new Error('push_keys has no row')
  return { publicKey: row.public_key, privateKey: secrets.open(Buffer.from(row.sealed)) }
}
