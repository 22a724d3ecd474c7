import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import type { Db } from '#server/db/open.ts'
import { maskContact, openContact } from '#server/features/families/candidate-consent/contact.ts'
import { takeBackNamed } from '#server/features/families/candidate-consent/queries.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { type OneTapLink, oneTapAddress } from '#server/features/telling/deliveries/one-tap.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { shownFor } from './rules.ts'
import { openWaiting } from './waiting.ts'
import { waysWords } from './words.ts'

/** Ends one login, listener or passkey, and can do nothing else. It goes to the registered owner, and of a passkey to its own. */
export const endLink: OneTapLink = { purpose: 'end a way in', path: '/api/family/end' }

interface Way {
  what: string
  link: string
}
type Sender = { secrets: Secrets; config: { publicUrl: string } }

const linkOf = ({ secrets, config }: Sender, id: string) => oneTapAddress(endLink, secrets, config.publicUrl, id)

/** A person's own passkeys, with a link to end each. */
export async function passkeysToEnd(
  trx: Db,
  sender: Sender,
  { personId, language }: { personId: string; language: Language },
): Promise<Way[]> {
  const passkeys = await trx
    .selectFrom('passkeys')
    .select(['id', 'name'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return passkeys.map(({ id, name }) => ({ what: waysWords(language).opens(name), link: linkOf(sender, id) }))
}

/** Every profile that is registered with the contact of this one's owner. */
const profilesOfOwner = (trx: Db, memberId: string) =>
  trx
    .selectFrom('members as own')
    .innerJoin('members', join =>
      join.on(sql<boolean>`members.id = own.id or (members.person_id = own.person_id and members.status <> 'deleted')`),
    )
    .select(['members.id', 'members.first_name', 'members.second_script'])
    .where('own.id', '=', memberId)
    .execute()

/** An open invitation that the family itself sent. The one of a candidate whom the office let in has no row of what was added. */
const isOfFamily = sql<boolean>`(role <> 'CANDIDATE'
  or exists (select from added_access where added_access.id = family_invitations.id))`

/**
 * The owner's passkeys, and who else logs in for their profiles, is invited or hears of them, with a link to end each. A candidate
 * who logs in, whom nobody removes, is not among them.
 */
export async function waysToEnd(
  trx: Db,
  sender: Sender,
  { memberId, personId, language, now }: { memberId: string; personId: string; language: Language; now: Date },
): Promise<Way[]> {
  const t = waysWords(language)
  const profiles = await profilesOfOwner(trx, memberId)
  const ids = profiles.map(({ id }) => id)
  const masked = (sealed: Buffer) => maskContact(openContact(sender.secrets, sealed))
  const logins = await trx
    .selectFrom('family_logins')
    .select(['id', 'role', 'member_id'])
    .where('member_id', 'in', ids)
    .where('role', '<>', 'CANDIDATE')
    .orderBy('joined_at')
    .execute()
  const invitations = await trx
    .selectFrom('family_invitations')
    .select(['id', 'role', 'contact_sealed', 'member_id'])
    .where('member_id', 'in', ids)
    .where('expires_at', '>', now)
    .where(isOfFamily)
    .orderBy('invited_at')
    .execute()
  const elders = await trx
    .selectFrom('family_listeners')
    .select(['id', 'contact_sealed', 'member_id'])
    .where('member_id', 'in', ids)
    .where('person_id', 'is', null)
    .orderBy('since')
    .execute()
  const contacts = await trx
    .selectFrom('added_access')
    .select(['id', 'member_id', 'waits_sealed'])
    .where('member_id', 'in', ids)
    .where('waits_sealed', 'is not', null)
    .orderBy('added_at')
    .execute()
  const ways = [
    ...contacts.flatMap(({ waits_sealed, ...way }) => {
      const waiting = waits_sealed && openWaiting<Parameters<typeof maskContact>[0]>(sender.secrets, waits_sealed)
      return waiting && 'contact' in waiting ? [{ ...way, what: t.contact(maskContact(waiting.contact)) }] : []
    }),
    ...logins.map(({ role, ...way }) => ({ ...way, what: t.logsIn(familyRoleName(language, role)) })),
    ...invitations.map(({ role, contact_sealed, ...way }) => ({
      ...way,
      what: t.invited(`${familyRoleName(language, role)}, ${masked(contact_sealed)}`),
    })),
    ...elders.flatMap(({ contact_sealed, ...way }) =>
      contact_sealed ? [{ ...way, what: t.hears(masked(contact_sealed)) }] : [],
    ),
  ]
  const nameOf = new Map(
    profiles.map(one => [one.id, profiles.length > 1 ? `, ${rowIn(language, one).first_name}` : '']),
  )
  return [
    ...(await passkeysToEnd(trx, sender, { personId, language })),
    ...ways.map(way => ({ what: `${way.what}${nameOf.get(way.member_id) ?? ''}`, link: linkOf(sender, way.id) })),
  ]
}

/** The profile of a way that can still be ended, or null. */
export async function profileOfWay(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('family_logins')
    .select('member_id')
    .where('id', '=', id)
    .where('role', '<>', 'CANDIDATE')
    .union(db.selectFrom('family_listeners').select('member_id').where('id', '=', id))
    .union(db.selectFrom('added_access').select('member_id').where('id', '=', id).where('waits_sealed', 'is not', null))
    .union(db.selectFrom('family_invitations').select('member_id').where('id', '=', id).where(isOfFamily))
    .union(
      db
        .selectFrom('members')
        .select('id as member_id')
        .where(
          sql<boolean>`id in (select acts.member_id from passkeys
            join profile_persons acts on acts.person_id = passkeys.person_id where passkeys.id = ${id})`,
        ),
    )
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** What has ended is not told of again. */
export const endWay = (db: Db, id: string): Promise<void> =>
  db.transaction().execute(async trx => {
    await trx.deleteFrom('family_logins').where('id', '=', id).where('role', '<>', 'CANDIDATE').execute()
    await trx.deleteFrom('family_invitations').where('id', '=', id).where(isOfFamily).execute()
    await trx.deleteFrom('family_listeners').where('id', '=', id).execute()
    await trx.deleteFrom('passkeys').where('id', '=', id).where('person_id', 'is not', null).execute()
    await trx.deleteFrom('added_access').where('id', '=', id).execute()
  })

/** Begins what waited for its day. What the owner suspended has no day. */
export async function beginDue(db: Db, now: Date): Promise<void> {
  await db.updateTable('family_logins').set({ begins_at: null }).where('begins_at', '<=', now).execute()
  await db.updateTable('family_listeners').set({ begins_at: null }).where('begins_at', '<=', now).execute()
}

/**
 * Stops everybody else of all the owner's profiles until the owner confirms each: one of them may have been planted. A candidate
 * who logs in goes on. Open invitations end, as does whom the family named as the candidate in these days, and so do passkeys,
 * which nobody needs to get in.
 */
export async function suspendWays(trx: Db, memberId: string, now: Date): Promise<void> {
  const ids = (await profilesOfOwner(trx, memberId)).map(({ id }) => id)
  await trx
    .deleteFrom('passkeys')
    .where(
      sql<boolean>`person_id in (select person_id from members where id = ${memberId}
        union all select person_id from family_logins where member_id = any(${ids}::uuid[]) and role <> 'CANDIDATE')`,
    )
    .execute()
  const never = sql<Date>`'infinity'::timestamptz`
  await trx
    .updateTable('family_logins')
    .set({ begins_at: never })
    .where('member_id', 'in', ids)
    .where('role', '<>', 'CANDIDATE')
    .execute()
  await trx
    .updateTable('family_listeners')
    .set({ begins_at: never })
    .where('member_id', 'in', ids)
    .where(
      sql<boolean>`not exists (select from family_logins login where login.member_id = family_listeners.member_id
        and login.person_id = family_listeners.person_id and login.role = 'CANDIDATE')`,
    )
    .execute()
  await trx.deleteFrom('family_invitations').where('member_id', 'in', ids).where(isOfFamily).execute()
  for (const id of ids) await takeBackNamed(trx, id, { since: new Date(now.getTime() - shownFor), now })
  await trx.deleteFrom('added_access').where('member_id', 'in', ids).execute()
}

/** Lets somebody whom the owner had suspended begin again. Returns who it is, or null where nobody with this id is suspended. */
export async function confirmWay(
  trx: Db,
  secrets: Secrets,
  { id, memberId, begins, language }: { id: string; memberId: string; begins: Date | null; language: Language },
): Promise<{ kind: 'login' | 'listener'; what: string } | null> {
  const suspended = sql<boolean>`begins_at = 'infinity'`
  const set = { begins_at: begins }
  const login = await trx
    .updateTable('family_logins')
    .set(set)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where(suspended)
    .returning(['role', 'person_id'])
    .executeTakeFirst()
  const hears = trx.updateTable('family_listeners').set(set).where('member_id', '=', memberId).where(suspended)
  if (login) {
    await hears.where('person_id', '=', login.person_id).execute()
    return { kind: 'login', what: familyRoleName(language, login.role) }
  }
  const elder = await hears
    .where('id', '=', id)
    .where('person_id', 'is', null)
    .returning('contact_sealed')
    .executeTakeFirst()
  return elder?.contact_sealed
    ? { kind: 'listener', what: maskContact(openContact(secrets, elder.contact_sealed)) }
    : null
}
