import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Row } from '#server/db/schema.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type CandidateContact, hashOf, sealContact } from './contact.ts'

interface NewMessage {
  memberId: string
  kind: Row<'waiting_messages'>['kind']
  contact: CandidateContact
  language: Language
  now: Date
}

/** Writes what is to be sent. `sendWaiting`, or the job within a minute, sends it. */
export async function writeWaiting(trx: Db, secrets: Secrets, { contact, memberId, now, ...of }: NewMessage) {
  const written = { contact_sealed: sealContact(secrets, contact), language: of.language, goes_out_at: now }
  await trx
    .insertInto('waiting_messages')
    .values({ id: newId(now), member_id: memberId, kind: of.kind, contact_hash: hashOf(secrets, contact), ...written })
    .onConflict(conflict => conflict.constraint('waiting_messages_once').doUpdateSet(written))
    .execute()
}
