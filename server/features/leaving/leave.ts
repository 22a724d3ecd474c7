import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { type OpenChannels, reachableContacts } from '#server/features/access/channels.ts'
import { contactKeys } from '#server/features/access/identity.ts'
import { contactHashes } from '#server/features/access/returning-contacts.ts'
import { revokeAllSessions } from '#server/features/access/sessions.ts'
import { endMemberships } from '#server/features/memberships/end.ts'
import { writeToOutbox } from '#server/features/outbox/queries.ts'
import { keepUpload } from '#server/features/photos/erase-files.ts'
import type { Files } from '#server/ports/files.ts'
import { newOwnKey, type Secrets } from '#server/ports/secrets.ts'
import { deleteRows, readSealedRows } from './member-tables.ts'
import { erasureDay } from './rules.ts'
import { sealFiles, sealRecord, wrapKey } from './sealed-record.ts'
import { leavingMail } from './words.ts'

export interface LeavingDependencies {
  db: Db
  files: Files
  secrets: Secrets
  channels: OpenChannels
  config: Pick<Config, 'sealedDays'>
  /** Of the story that the member told, if there is one. */
  askPartner: (trx: Db, tellerId: string, now: Date) => Promise<void>
}

interface Leaving {
  memberId: string
  language: Language
  now: Date
  /** Runs in the transaction before anything is taken out. What it refuses keeps the member. */
  first?: (trx: Db) => Promise<void>
  /** Runs as the last thing of the transaction. */
  last?: (trx: Db) => Promise<void>
}

/**
 * Takes a member out of everything at once. What the profile held is sealed until the day of erasure; the row stays as a
 * number. Returns that day, or null where there is no such member any more.
 */
export async function leave(dependencies: LeavingDependencies, { memberId, language, now, first, last }: Leaving) {
  const { db, secrets, channels, config, askPartner } = dependencies
  const key = newOwnKey()
  // Files are read and written before the transaction, which the database would otherwise hold open for them.
  const sealedFiles = await sealFiles(dependencies, memberId, key, now)
  const eraseOn = erasureDay(now, config)
  return db.transaction().execute(async trx => {
    const member = await trx
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberId)
      .where('status', '<>', 'deleted')
      .forUpdate()
      .executeTakeFirst()
    if (!member) return null
    await first?.(trx)
    const contacts = { email: member.email, mobile: member.mobile, dialCode: member.dial_code }
    const verification = {
      emailVerified: member.email_verified_at !== null,
      mobileVerified: member.mobile_verified_at !== null,
    }
    const record = { members: member, ...(await readSealedRows(trx, memberId)) }
    await trx
      .insertInto('departures')
      .values({
        member_id: memberId,
        left_at: now,
        erase_on: eraseOn,
        wrapped_key: wrapKey(secrets, memberId, key),
        sealed: sealRecord(key, memberId, record),
        files: sealedFiles,
        // An unverified contact may be another family's, who must not be refused or inherit blocks by it.
        ...contactHashes(secrets, {
          ...contacts,
          email: verification.emailVerified ? contacts.email : null,
          mobile: verification.mobileVerified ? contacts.mobile : null,
        }),
        is_return_refused: member.status === 'suspended',
      })
      .execute()
    for (const storedAs of sealedFiles) await keepUpload(trx, storedAs)
    // A trigger blanks the row, and others tell every node.
    await trx.updateTable('members').set({ status: 'deleted', updated_at: now }).where('id', '=', memberId).execute()
    await revokeAllSessions(trx, memberId, now)
    await endMemberships(trx, memberId, now)
    await deleteRows(trx, memberId)
    await askPartner(trx, memberId, now)
    // A code belongs to a contact and may name no member. One that names another member stays.
    await trx
      .deleteFrom('otp_codes')
      .where('identity', 'in', contactKeys(contacts))
      .where('member_id', 'is', null)
      .execute()
    const reachable = reachableContacts({ ...contacts, ...verification }, channels)
    // Operators deliver no SMS without a registered template, and an e-mail says more.
    const address = reachable.find(({ channel }) => channel === 'EMAIL')
    if (address)
      await writeToOutbox(
        trx,
        secrets,
        {
          ...address,
          eventKey: `left ${memberId}`,
          template: 'left',
          ownerId: memberId,
          ...leavingMail(language, formatLongDay(eraseOn, language)),
        },
        now,
      )
    await last?.(trx)
    return eraseOn
  })
}
