import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { contactHashes } from '#server/features/access/account-contacts/returning-contacts.ts'
import { type OpenChannels, reachableContacts } from '#server/features/access/accounts/channels.ts'
import { contactKeys } from '#server/features/access/accounts/identity.ts'
import { revokeSessionsOfProfile } from '#server/features/access/sessions/queries.ts'
import { withdrawOnLeaving } from '#server/features/families/consents/queries.ts'
import { endMemberships } from '#server/features/money/memberships/queries.ts'
import { keepUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
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
  /** Asks the partner about the story that the member told, if there is one. */
  askPartner: (trx: Db, tellerId: string, now: Date) => Promise<void>
}

interface LeaveRequest {
  memberId: string
  language: Language
  now: Date
}

/** The files of a member who is about to leave, stored under the key of the sealed record. */
interface SealedFiles {
  key: Buffer
  names: string[]
}

/** Files are read and written before the transaction, which would otherwise stay open for as long as that takes. */
export async function sealFilesOf(
  dependencies: Pick<LeavingDependencies, 'db' | 'files' | 'secrets'>,
  memberId: string,
  now: Date,
): Promise<SealedFiles> {
  const key = newOwnKey()
  return { key, names: await sealFiles(dependencies, memberId, key, now) }
}

interface Departure {
  memberId: string
  files: SealedFiles
  /** The record that this one is closed into. */
  mergedInto?: string
  now: Date
}

/** Takes a member out of everything, in the caller's transaction. Returns the row as it was, or null where there is none. */
export async function departIn(
  trx: Db,
  { secrets, config }: Pick<LeavingDependencies, 'secrets' | 'config'>,
  { memberId, files, mergedInto, now }: Departure,
) {
  const member = await trx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst()
  if (!member) return null
  // An imported record may have joined long before its family came, and a contact may have been changed since.
  const listing = await trx
    .selectFrom('first_listings')
    .select('listed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const eraseOn = erasureDay(now, config, listing?.listed_at ?? member.joined_at)
  const record = { members: member, ...(await readSealedRows(trx, memberId)) }
  await trx
    .insertInto('departures')
    .values({
      member_id: memberId,
      left_at: now,
      erase_on: eraseOn,
      wrapped_key: wrapKey(secrets, memberId, files.key),
      sealed: sealRecord(files.key, memberId, record),
      files: files.names,
      merged_into: mergedInto ?? null,
      // An unverified contact may be another family's, who must not be refused or inherit blocks by it.
      ...contactHashes(secrets, {
        dialCode: member.dial_code,
        email: member.email_verified_at ? member.email : null,
        mobile: member.mobile_verified_at ? member.mobile : null,
      }),
      is_return_refused: member.status === 'suspended',
    })
    .execute()
  for (const storedAs of files.names) await keepUpload(trx, storedAs)
  // A trigger blanks the row, and others tell every node.
  await trx.updateTable('members').set({ status: 'deleted', updated_at: now }).where('id', '=', memberId).execute()
  await revokeSessionsOfProfile(trx, memberId, now)
  await endMemberships(trx, memberId, now)
  await deleteRows(trx, memberId)
  // A code belongs to a contact and may name no member. One that names another member stays.
  await trx
    .deleteFrom('otp_codes')
    .where('identity', 'in', contactKeys({ email: member.email, mobile: member.mobile, dialCode: member.dial_code }))
    .where('member_id', 'is', null)
    .execute()
  return { member, eraseOn }
}

/**
 * Takes a member out of everything at once. What the profile held is sealed until the day of erasure; the row stays as a
 * number. Returns that day, or null where there is no such member any more.
 */
export async function leave(dependencies: LeavingDependencies, request: LeaveRequest) {
  const files = await sealFilesOf(dependencies, request.memberId, request.now)
  return dependencies.db.transaction().execute(trx => leaveIn(trx, dependencies, { ...request, files }))
}

interface LeavingWithFiles extends LeaveRequest {
  files: SealedFiles
}

/** The same within a transaction of the caller. */
export async function leaveIn(
  trx: Db,
  dependencies: LeavingDependencies,
  { memberId, files, language, now }: LeavingWithFiles,
) {
  const { secrets, channels, askPartner } = dependencies
  const present = trx.selectFrom('members').select('id').where('id', '=', memberId).where('status', '<>', 'deleted')
  if (!(await findsRow(present.forUpdate()))) return null
  const departed = await departIn(trx, dependencies, { memberId, files, now })
  if (!departed) return null
  const { member, eraseOn } = departed
  await withdrawOnLeaving(trx, { memberId, now })
  await askPartner(trx, memberId, now)
  const account = {
    email: member.email,
    mobile: member.mobile,
    dialCode: member.dial_code,
    emailVerified: member.email_verified_at !== null,
    mobileVerified: member.mobile_verified_at !== null,
  }
  // Operators deliver no SMS without a registered template, and an e-mail says more.
  const address = reachableContacts(account, channels).find(({ channel }) => channel === 'EMAIL')
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
  return eraseOn
}
