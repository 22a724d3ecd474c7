import { sql } from 'kysely'
import { type ConsentState, isGiven } from '#domain/families/consents.ts'
import type { MessageChannel } from '#domain/telling/channels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { accountsById } from '#server/features/access/accounts/queries.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import type { Recipient, Wants } from './channels/channel.ts'

interface Row {
  id: string
  has_kin: boolean
  language: Language
  chosen: Partial<Record<MessageChannel, Wants>>
  unreachable: MessageChannel[]
  whatsapp: Omit<ConsentState, 'text'> | null
  second_script: SecondScript | null
}

/** Reads what decides how a member is told something. Null for an unknown member. */
export const readRecipient = async (db: Db, memberId: string): Promise<Recipient | null> =>
  (await readRecipients(db, [memberId])).get(memberId) ?? null

/** Reads what decides how members are told something, by their ids. */
export async function readRecipients(db: Db, ids: readonly string[]): Promise<Map<string, Recipient>> {
  const accounts = await accountsById(db, ids)
  if (accounts.length === 0) return new Map()
  // Without the offset PostgreSQL would join the view, of which it then reads every row.
  const { rows } = await sql<Row>`select member.id,
    exists (select from members own, lateral (
        select from profile_persons where person_id = own.person_id and member_id <> own.id offset 0) kin
      where own.id = member.id) as has_kin,
    coalesce((select language from notification_choices where member_id = member.id), 'en') as language,
    (select coalesce(json_object_agg(channel, wants), '{}') from channel_choices where member_id = member.id) as chosen,
    (select coalesce(json_agg(channel), '[]') from unreachable_contacts where member_id = member.id) as unreachable,
    (select second_script from members where members.id = member.id) as second_script,
    (select json_build_object('act', act, 'version', version, 'counts_as', consent_counts_as(consents)) from consents
      where member_id = member.id and text = 'whatsapp' order by id desc limit 1) as whatsapp
    from unnest(${ids}::uuid[]) as member (id)`.execute(db)
  const choices = new Map(rows.map(row => [row.id, row]))
  return new Map(
    accounts.map(account => {
      const {
        has_kin = false,
        language = 'en',
        chosen = {},
        unreachable = [],
        whatsapp = null,
        second_script = null,
      } = choices.get(account.id) ?? {}
      const takesWhatsapp = whatsapp !== null && isGiven([{ text: 'whatsapp', ...whatsapp }], 'whatsapp')
      const child = has_kin ? rowIn(language, { first_name: account.first_name, second_script }).first_name : null
      return [account.id, { account, child, language, chosen, unreachable: new Set(unreachable), takesWhatsapp }]
    }),
  )
}
