import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { accountById } from '#server/features/access/accounts.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Recipient, Wants } from './channels/channel.ts'

interface Row {
  language: Language
  chosen: Partial<Record<Channel, Wants>>
  unreachable: Channel[]
}

/** How a member can be told something, or null for nobody. */
export async function readRecipient(db: Db, memberId: string): Promise<Recipient | null> {
  const account = await accountById(db, memberId)
  if (!account) return null
  const { rows } = await sql<Row>`select
    coalesce((select language from notification_choices where member_id = ${memberId}), 'en') as language,
    (select coalesce(json_object_agg(channel, wants), '{}') from channel_choices where member_id = ${memberId}) as chosen,
    (select coalesce(json_agg(channel), '[]') from unreachable_contacts where member_id = ${memberId}) as unreachable
  `.execute(db)
  const { language = 'en', chosen = {}, unreachable = [] } = rows[0] ?? {}
  return { account, language, chosen, unreachable: new Set(unreachable) }
}
