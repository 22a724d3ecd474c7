import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newToken } from '#server/ports/secrets.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import type { Account } from '../accounts/queries.ts'
import { accessMessages, suspended } from '../accounts/words.ts'
import { tellOfNewDevice } from '../codes/notices.ts'
import { rememberDevice } from '../known-devices/queries.ts'
import { noteUse, revokeSession, startSession } from '../sessions/queries.ts'

/** What a login knows of its caller. */
export interface EnterContext {
  /** The caller's live session, which the new one replaces. */
  viewer: Viewer | null
  address: string
  device: string | null
  userAgent: string
  mayUseDemo: boolean
  language: Language
  now: Date
}

/** Starts a session of a person who has proven to be the owner, in one of their profiles, and tells them of a new device. */
export async function enter(
  trx: Db,
  dependencies: AccessDependencies,
  account: Account,
  entering: EnterContext & { byCode?: boolean },
) {
  const { viewer, address, userAgent, language, now } = entering
  const { id: memberId, personId } = account
  const device = entering.device ?? newToken()
  if (viewer) await revokeSession(trx, viewer.sessionHash, now)
  if (await rememberDevice(trx, dependencies.secrets, { personId, device, address, now })) {
    await tellOfNewDevice(trx, dependencies, { account, language, now })
    dependencies.record({ event: 'new_device', member: memberId, address })
  }
  await noteUse(trx, memberId, dayInIndia(now))
  const accessToken = await startSession(trx, memberId, now, { userAgent, personId, byCode: entering.byCode ?? false })
  return { access_token: accessToken, device, message: accessMessages(language).welcome }
}

/** Call it only for a caller who has proven to be the owner: nobody else may learn that there is such a member. */
export async function refusalOfSuspended(
  { db, site }: Pick<AccessDependencies, 'db' | 'site'>,
  memberId: string,
): Promise<Refusal> {
  const row = await db.selectFrom('suspensions').select('told').where('member_id', '=', memberId).executeTakeFirst()
  const { telephones, email } = (await site()).facts('contact')
  return new Refusal('suspended', { sentence: suspended({ told: row?.told ?? '', mobiles: telephones, email }) })
}
