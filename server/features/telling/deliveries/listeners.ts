import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import { hourMs } from '#domain/durations.ts'
import { notificationTypes } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasDeleted } from '#server/db/outcome.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import {
  isVisibleToOwner,
  type NotificationRow,
  notificationColumns,
} from '#server/features/telling/notifications/queries.ts'
import { contactHash, writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { isQuietAt } from '#server/features/telling/outbox/rules.ts'
import { readSmsIds, type SmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Limits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { noticeLine } from './ask-links.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { email } from './channels/email.ts'
import { sms } from './channels/sms.ts'
import { listenerMail, listenerSms, listenerSmsFor } from './listener-words.ts'
import { onlyTo } from './notice-queries.ts'
import { isImportant } from './rules.ts'
import { stopAddress } from './unsubscribe-links.ts'

interface Tells extends ChannelSettings {
  db: Db
  limits: Limits
}
interface Due {
  id: string
  member_id: string
  person_id: string | null
  child: string
  language: Language
  channel: Channel
  contact_sealed: Buffer | null
  contact: string | null
  news_since: Date
}

/** By e-mail once an hour, and three times a day by SMS, which rings. */
const waitMs = { EMAIL: hourMs, SMS: 8 * hourMs } as const
const atOnce = 100
const isWorthTelling = sql`notifications.type in (${sql.join(notificationTypes.filter(isImportant).map(type => sql.lit(type)))})`

/** Somebody who logs in hears from then on. */
export const addListeningPerson = (
  trx: Db,
  { memberId, personId, language, now }: { memberId: string; personId: string; language: Language; now: Date },
) =>
  trx
    .insertInto('family_listeners')
    .values({ id: newId(now), member_id: memberId, person_id: personId, language, since: now })
    .execute()

/** Notes that there is something to tell, of a notice that was written at this time. */
export const noteNews = (trx: Db, memberId: string, at: Date) =>
  trx
    .updateTable('family_listeners')
    .set({ news_since: sql`least(news_since, ${at}::timestamptz)` })
    .where('member_id', '=', memberId)
    .where('since', '<=', at)
    .where('begins_at', 'is', null)
    .execute()

interface Asked {
  asked_by: string | null
  only_to: string | null
  created_at: Date
}
/** Notes for those who log in that another of them asks something. Who only hears cannot answer. */
export const noteAsk = (trx: Db, memberId: string, { asked_by, only_to, created_at: at }: Asked) =>
  trx
    .updateTable('family_listeners')
    .set({ news_since: sql`least(news_since, ${at}::timestamptz)` })
    .where('member_id', '=', memberId)
    .where('since', '<=', at)
    .where('begins_at', 'is', null)
    .where(sql<boolean>`person_id is distinct from ${asked_by} and person_id = coalesce(${only_to}::uuid, person_id)`)
    .execute()

export const stopListener = (db: Db, id: string): Promise<boolean> =>
  hasDeleted(db.deleteFrom('family_listeners').where('id', '=', id))

/** Ends what goes to a contact that takes no messages. */
export const forgetListener = (trx: Db, memberId: string, toHash: Buffer) =>
  trx.deleteFrom('family_listeners').where('member_id', '=', memberId).where('contact_hash', '=', toHash).execute()

export const readListener = (db: Db, id: string) =>
  db.selectFrom('family_listeners').select(['id', 'language']).where('id', '=', id).executeTakeFirst()

/**
 * Tells others of a family what matters about its profile, whatever the owner chose for the own notices: what the owner has read
 * they may not have heard. At night nothing is gathered, so that the morning brings one message.
 */
export async function tellListeners(dependencies: Tells, now: Date): Promise<void> {
  const { db, config } = dependencies
  if (isQuietAt(now, config.quietHours)) return
  for (const due of await dueListeners(db, now)) {
    const { spend } = due.channel === 'SMS' ? sms : email
    // Where the day's budget is used up, the news wait for the next day.
    if (await spend(dependencies, 'notice')) await tell(dependencies, due, now)
  }
}

async function dueListeners(db: Db, now: Date): Promise<Due[]> {
  const before = (channel: Channel) => new Date(now.getTime() - waitMs[channel])
  const { rows } = await sql<Omit<Due, 'child'> & { first_name: string; second_script: SecondScript }>`select * from (
      select listener.id, listener.member_id, listener.person_id, first_name, second_script, language, contact_sealed, news_since, told_at,
        coalesce(channel, case when persons.email is null then 'SMS' else 'EMAIL' end) as channel,
        coalesce(persons.email, persons.mobile) as contact
      from family_listeners listener join members on members.id = listener.member_id
        left join persons on persons.id = listener.person_id
      where news_since is not null and begins_at is null and members.status in ('active', 'paused')) heard
    where told_at is null or told_at <= case channel when 'SMS' then ${before('SMS')}::timestamptz else ${before('EMAIL')} end
    order by news_since limit ${atOnce}`.execute(db)
  return rows.map(row => ({ ...row, child: rowIn(row.language, row).first_name }))
}

async function tell({ db, secrets, channels, config }: Tells, due: Due, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    const isMine = await findsRow(
      trx
        .updateTable('family_listeners')
        .set({ told_at: now, news_since: null })
        .where('id', '=', due.id)
        .where('news_since', '=', due.news_since)
        .returning('id'),
    )
    const rows = isMine ? await readNews(trx, due, now) : []
    if (rows.length === 0 || !channels[due.channel]) return
    const { content, template } =
      due.channel === 'EMAIL'
        ? { content: mailOf(rows, due, { secrets, publicUrl: config.publicUrl }), template: 'listener_notice' as const }
        : smsOf(rows, due, await readSmsIds(trx, config))
    const to = due.contact ?? contactIn(secrets, due.contact_sealed)
    if (!template || !to) return
    const message = { channel: due.channel, eventKey: `listener ${due.id} ${now.getTime()}`, ownerId: due.member_id }
    await writeToOutbox(trx, secrets, { ...message, template, to, canWait: true, ...content }, now)
  })
}

async function readNews(trx: Db, { member_id, person_id, news_since }: Due, now: Date): Promise<NotificationRow[]> {
  const isAsked = sql`notifications.type = 'family_asked' and exists (
    select from family_asks where family_asks.id = notifications.source_id and family_asks.person_id <> ${person_id})
    or ${onlyTo} = ${person_id}`
  const { rows } = await sql<NotificationRow>`select ${notificationColumns}
    from notifications left join members sender on sender.id = notifications.from_id
    where notifications.member_id = ${member_id} and notifications.created_at >= ${news_since}
      and notifications.mailed_at is not null and (${isWorthTelling} or ${isAsked}) and ${isVisibleToOwner(dayInIndia(now))}
    order by notifications.id desc`.execute(trx)
  return rows
}

/** Says by its kind what happened. Until those words are registered, the general ones do. */
function smsOf(rows: readonly NotificationRow[], { child, language }: Due, smsIds: SmsIds) {
  const named = listenerSmsFor(rows.map(({ type }) => type))
  const name = smsIds(named, language) ? named : 'listener_notice'
  return { content: { subject: '', text: listenerSms(language)[name](child) }, template: smsIds(name, language) }
}

function mailOf(rows: readonly NotificationRow[], due: Due, site: { secrets: Secrets; publicUrl: string }) {
  const { child, language, person_id } = due
  const stop = stopAddress(site.secrets, site.publicUrl, due.id)
  const page = person_id ? `${site.publicUrl}/all-notifications` : null
  const sentences = rows.map(row => noticeLine(row, language, person_id, site))
  return { ...listenerMail(sentences, language, { child, stop, page }), unsubscribe: stop }
}

interface ListeningContact {
  channel: Channel
  to: string
}
const contactIn = (secrets: Secrets, sealed: Buffer | null): string | null =>
  sealed && (JSON.parse(secrets.open(Buffer.from(sealed))) as ListeningContact).to

interface NewListener {
  memberId: string
  contact: ListeningContact
  language: Language
  /** Null hears from now on. */
  begins?: Date | null
  now: Date
}

/** Adds somebody who only hears, at the contact that they have proven. Null where the contact hears already, which stays as it is. */
export async function addListener(
  trx: Db,
  secrets: Secrets,
  { memberId, contact, language, begins = null, now }: NewListener,
): Promise<string | null> {
  const added = await trx
    .insertInto('family_listeners')
    .values({
      id: newId(now),
      member_id: memberId,
      channel: contact.channel,
      contact_sealed: secrets.seal(JSON.stringify(contact)),
      contact_hash: contactHash(secrets, contact.to),
      language,
      since: now,
      begins_at: begins,
    })
    .onConflict(conflict => conflict.constraint('family_listeners_contact').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}
