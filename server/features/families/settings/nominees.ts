import { z } from 'zod'
import type { Nominee } from '#contract/families/settings.ts'
import type { Db } from '#server/db/open.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const stored = z.object({ nominee_name: z.string(), nominee_relation: z.string(), phone: z.string() })
/** What the cipher text is bound to. */
export const nomineePlace = (memberId: string) => `nominee ${memberId}`

export async function readNominee(db: Db, secrets: Secrets, memberId: string): Promise<Nominee | null> {
  const row = await db.selectFrom('nominees').select('sealed').where('member_id', '=', memberId).executeTakeFirst()
  const opened = row && secrets.openBytes(Buffer.from(row.sealed), nomineePlace(memberId))
  return opened ? stored.parse(JSON.parse(opened.toString())) : null
}

export async function writeNominee(db: Db, secrets: Secrets, memberId: string, nominee: Nominee, now: Date) {
  const sealed = secrets.sealBytes(Buffer.from(JSON.stringify(nominee)), nomineePlace(memberId))
  await db
    .insertInto('nominees')
    .values({ member_id: memberId, sealed, named_at: now })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ sealed, named_at: now }))
    .execute()
}

export async function deleteNominee(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('nominees').where('member_id', '=', memberId).execute()
}
