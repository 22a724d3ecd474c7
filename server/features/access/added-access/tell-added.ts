import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { openContact } from '#server/features/families/candidate-consent/contact.ts'
import { reachableContacts } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accountById } from '../accounts/queries.ts'
import { tellContacts } from '../codes/notices.ts'
import { issueToken } from '../codes/reset-tokens.ts'
import { freezeLinkLifetime } from '../codes/rules.ts'
import { shownFor, toldBefore } from './rules.ts'
import { type AddedKind, addedMail, addedSms, beginsSms } from './words.ts'

export type AddedSender = Pick<AccessDependencies, 'secrets' | 'channels'> & {
  config: Pick<AccessDependencies['config'], 'publicUrl' | 'sms'>
}

interface Added {
  /** Of the invitation, the listener, the passkey or the person with a first password: in one profile a second row of it replaces the first. */
  id: string
  memberId: string
  kind: AddedKind
  /** Whom or what, as the family reads it. */
  what: string
  beginsAt: Date | null
  /** What begins, where no other table holds it. */
  waits?: Buffer | null
  language: Language
  now: Date
}

/** Notes that a way in was added and tells everybody who acts for the profile. Call it in the transaction that adds it. */
export async function noteAdded(trx: Db, sender: AddedSender, added: Added): Promise<void> {
  await writeAdded(trx, added)
  await tellFamily(trx, sender, { ...added, isReminder: false })
}

/** Notes it alone, where another letter tells. */
export async function writeAdded(trx: Db, added: Omit<Added, 'what'>): Promise<void> {
  const { id, memberId, kind, beginsAt, waits = null, language, now } = added
  const row = { member_id: memberId, kind, language, added_at: now, begins_at: beginsAt, waits_sealed: waits }
  const written = { ...row, told_again_at: null }
  await trx
    .insertInto('added_access')
    .values({ id, ...written })
    .onConflict(conflict => conflict.columns(['id', 'member_id']).doUpdateSet(written))
    .execute()
}

/** What was withdrawn before it began is not told of again. */
export const forgetAdded = (trx: Db, id: string) => trx.deleteFrom('added_access').where('id', '=', id).execute()

/**
 * Tells every verified contact of whoever acts for a profile, and those who only hear of it. The link that locks the account is the registered owner's alone;
 * an SMS has none, because operators block links.
 */
async function tellFamily(
  trx: Db,
  sender: AddedSender,
  { memberId, language, now, ...added }: Omit<Added, 'id' | 'waits'> & { isReminder: boolean },
): Promise<void> {
  const owner = await accountById(trx, memberId)
  if (!owner) return
  const others = await trx
    .selectFrom('family_logins')
    .innerJoin('persons', 'persons.id', 'family_logins.person_id')
    .select(['email', 'mobile'])
    .where('member_id', '=', memberId)
    .where('begins_at', 'is', null)
    .execute()
  const elders = await trx
    .selectFrom('family_listeners')
    .select('contact_sealed')
    .where('member_id', '=', memberId)
    .where('person_id', 'is', null)
    .where('begins_at', 'is', null)
    .execute()
  const toElders = elders.flatMap(({ contact_sealed }) => {
    const contact = contact_sealed && openContact(sender.secrets, contact_sealed)
    return contact && sender.channels[contact.channel] ? [{ channel: contact.channel, to: contact.to }] : []
  })
  const toOthers = others.flatMap(({ email, mobile }) => [
    ...(mobile && sender.channels.SMS ? [{ channel: 'SMS', to: mobile } as const] : []),
    ...(email && sender.channels.EMAIL ? [{ channel: 'EMAIL', to: email } as const] : []),
  ])
  const toOwner = reachableContacts(owner, sender.channels)
  const hasAddress = toOwner.some(({ channel }) => channel === 'EMAIL')
  const token = hasAddress
    ? await issueToken(trx, { memberId, channel: 'EMAIL', purpose: 'freeze' }, freezeLinkLifetime, now)
    : null
  const freezeLink = token && `${sender.config.publicUrl}/reset-password#freeze=${token}`
  const sms = { subject: '', text: (added.isReminder ? beginsSms : addedSms)(language) }
  const name = added.isReminder ? 'access_begins' : 'access_added'
  for (const [contacts, link] of [
    [toOwner, freezeLink],
    [[...toOthers, ...toElders], null],
  ] as const)
    await tellContacts(trx, sender, {
      memberId,
      contacts,
      name,
      language,
      now,
      content: channel => (channel === 'SMS' ? sms : addedMail(language, { ...added, freezeLink: link })),
    })
}

/**
 * Tells once more of what begins within the hour. What nobody was told of in time, because nothing ran, begins an hour later. The
 * mark and the messages are one transaction, so nobody is told twice.
 */
export async function tellAgain(db: Db, sender: AddedSender, now: Date): Promise<void> {
  const inAnHour = new Date(now.getTime() + toldBefore)
  await db.transaction().execute(async trx => {
    const rows = await trx
      .updateTable('added_access')
      .set({
        told_again_at: now,
        begins_at: sql<Date>`case when begins_at <= ${now} then ${inAnHour} else begins_at end`,
      })
      .where('begins_at', '<=', inAnHour)
      .where('told_again_at', 'is', null)
      .returningAll()
      .execute()
    for (const { id, member_id: memberId, kind, begins_at, language } of rows) {
      const later = { begins_at: inAnHour }
      await trx.updateTable('family_logins').set(later).where('id', '=', id).where('begins_at', '<=', now).execute()
      await trx.updateTable('family_listeners').set(later).where('id', '=', id).where('begins_at', '<=', now).execute()
      await trx.updateTable('passkeys').set(later).where('id', '=', id).where('begins_at', '<=', now).execute()
      await trx
        .updateTable('family_invitations')
        .set({ goes_out_at: inAnHour })
        .where('id', '=', id)
        .where('goes_out_at', '<=', now)
        .where('sent_at', 'is', null)
        .execute()
      await tellFamily(trx, sender, { memberId, kind, what: '', beginsAt: begins_at, isReminder: true, language, now })
    }
  })
}

/** Whether this session may say "this was not me": it began by a code, and something was added in the last days to an own profile. */
export const mayFreeze = (
  db: Db,
  { id, sessionHash }: { id: string; sessionHash: Buffer },
  now: Date,
): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('sessions')
      .innerJoin('members', 'members.person_id', 'sessions.person_id')
      .innerJoin('added_access', 'added_access.member_id', 'members.id')
      .select('added_access.id')
      .where('token_hash', '=', sessionHash)
      .where('by_code', '=', true)
      .where('sessions.member_id', '=', id)
      .where('added_at', '>', new Date(now.getTime() - shownFor)),
  )
