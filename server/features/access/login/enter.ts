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

/** Who stands at the login. */
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

/** Everybody knows the demo's logins, so they work only on this machine unless the provider allows more. */
export const mayEnter = (
  { config }: Pick<AccessDependencies, 'config'>,
  account: Pick<Account, 'isDemo'>,
  { mayUseDemo }: Pick<EnterContext, 'mayUseDemo'>,
): boolean => !account.isDemo || mayUseDemo || (config.demo && config.demoPublic)

/** Starts the session of a member who has proven to be the owner, and tells them where the device is new. */
export async function enter(trx: Db, dependencies: AccessDependencies, memberId: string, entering: EnterContext) {
  const { viewer, address, userAgent, language, now } = entering
  const device = entering.device ?? newToken()
  if (viewer) await revokeSession(trx, viewer.sessionHash, now)
  if (await rememberDevice(trx, dependencies.secrets, { memberId, device, address, now })) {
    await tellOfNewDevice(trx, dependencies, { memberId, language, now })
    dependencies.record({ event: 'new_device', member: memberId, address })
  }
  await noteUse(trx, memberId, dayInIndia(now))
  const accessToken = await startSession(trx, memberId, now, userAgent)
  return { access_token: accessToken, device, message: accessMessages(language).welcome }
}

/** Only for whoever has proven to be the owner: anybody else must not learn that there is such a member. */
export async function refusalOfSuspended({ site }: Pick<AccessDependencies, 'site'>): Promise<Refusal> {
  const { telephones, email } = (await site()).facts('contact')
  return new Refusal('suspended', { sentence: suspended({ mobiles: telephones, email }) })
}
