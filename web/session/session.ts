import type { CurrentMember } from '#contract/my-profile.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { clearAll, keys, read, remove, write } from '#web/api/storage.ts'
import { currentLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'

export const hasToken = (): boolean => Boolean(read(keys.accessToken))
export const storeToken = (token: string): void => write(keys.accessToken, token)

/** What the pages must know before the server has answered: whose side, and which offers to make. */
export function rememberMember(member: Pick<CurrentMember, 'uuid' | 'gender' | 'is_membership_subscribed'>): void {
  write(keys.userId, member.uuid)
  write(keys.gender, member.gender)
  write(keys.subscribed, member.is_membership_subscribed)
}

export const rememberedGender = (): 'M' | 'F' | null => {
  const gender = read(keys.gender)
  return gender === 'M' || gender === 'F' ? gender : null
}
export const rememberedUuid = (): string | null => read(keys.userId)
/** Unknown counts as not subscribed. */
export const rememberedAsPaid = (): boolean => read(keys.subscribed) === 'Y'

/** Everything this browser kept of the member, the values of Remember Me included. */
export const clearSession = clearAll

const remembersLogin = (): boolean =>
  [keys.rememberedEmail, keys.rememberedMobile, keys.rememberedPassword].some(key => read(key) !== null)

/** What logging out leaves behind: with Remember Me stored, all but the session's own four values. */
export function forgetSession(): void {
  if (remembersLogin()) remove(keys.accessToken, keys.gender, keys.subscribed, keys.tab)
  else clearAll()
}

/** The password changed: the session here is dead, and the one Remember Me kept would only be refused. */
export const forgetPassword = (): void =>
  remove(keys.accessToken, keys.gender, keys.subscribed, keys.tab, keys.rememberedPassword)

const patienceMs = 4000

/** Logs out here whether or not the server can be told; a session it did not hear about ends by itself. */
export async function endSession(): Promise<void> {
  await call('POST /logout', {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  forgetSession()
  location.assign('/home')
}

let leaving = false

function leave(text?: string): void {
  if (leaving) return
  leaving = true
  clearSession()
  if (text) toast.afterNavigation('error', text)
  location.replace('/home')
}

/** Neither mobile nor e-mail is verified: nothing in here is for them yet. */
export const isUnverified = (member: Pick<CurrentMember, 'is_verified_mobile' | 'is_verified_email'>): boolean =>
  member.is_verified_mobile === 'N' && member.is_verified_email === 'N'
export const leaveUnverified = (): void => leave()

const endsSession = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 401 || error.code === 'unverified')

/** For calls nobody pressed a button for: silent, but a session that ended leaves, once however many calls learn it. */
export function leaveIfEnded(error: unknown): boolean {
  if (!endsSession(error)) return false
  leave(wordFailure(currentLanguage(), error))
  return true
}

/** The general end of a failed call: a session that ended leaves, anything else is told. */
export function tellFailure(error: unknown): void {
  if (!leaveIfEnded(error)) toast.error(wordFailure(currentLanguage(), error))
}
