import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeContact } from '../account-contacts/contact-changes.ts'
import type { NewContact } from '../account-contacts/rules.ts'
import { accountOf } from '../accounts/queries.ts'
import type { AddedSender } from '../added-access/tell-added.ts'
import { openWaiting } from '../added-access/waiting.ts'
import { writeNewPassword, writePasswordOfInvited } from '../passwords/password-changes.ts'

/** Begins the contacts and first passwords whose day is over. What is no longer possible by then is dropped. */
export async function beginWaiting(db: Db, sender: AddedSender, now: Date): Promise<void> {
  const due = await db
    .selectFrom('added_access')
    .select('id')
    .where('waits_sealed', 'is not', null)
    .where('begins_at', '<=', now)
    .orderBy('begins_at')
    .execute()
  for (const { id } of due) {
    const begin = (trx: Db) => beginOne(trx, sender, id, now)
    try {
      await db.transaction().execute(begin)
    } catch (error) {
      // Another family may have verified the contact meanwhile.
      if (!(error instanceof Refusal)) throw error
      await db.deleteFrom('added_access').where('id', '=', id).execute()
    }
  }
}

async function beginOne(trx: Db, sender: AddedSender, id: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('added_access')
    .select(['member_id', 'language', 'waits_sealed'])
    .where('id', '=', id)
    .where('waits_sealed', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.waits_sealed) return
  const waiting = openWaiting<NewContact>(sender.secrets, row.waits_sealed)
  const { member_id: memberId, language } = row
  await trx.updateTable('added_access').set({ waits_sealed: null }).where('id', '=', id).execute()
  if ('contact' in waiting) await changeContact(trx, sender, memberId, waiting.contact, { language, now })
  else await setPassword(trx, sender, { memberId, ...waiting, language, now })
}

interface FirstPassword {
  memberId: string
  personId: string
  passwordHash: string
  language: Language
  now: Date
}

async function setPassword(trx: Db, sender: AddedSender, { memberId, personId, ...first }: FirstPassword) {
  const account = await accountOf(trx, { id: memberId, personId })
  if (!account || account.passwordHash !== null) return
  // A day in which everybody was told proves what an older password does.
  const change = { ...first, isByPassword: true, device: null }
  const owner = await trx.selectFrom('members').select('person_id').where('id', '=', memberId).executeTakeFirst()
  if (owner?.person_id === personId) await writeNewPassword(trx, sender, { memberId, ...change })
  else await writePasswordOfInvited(trx, sender, account, change)
}
