import type { CurrentMember } from '#contract/members.ts'
import { CallFailed, call, currentLanguage } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { clearAll, keys, read, remove, write } from '#web/api/storage.ts'
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

const patienceMs = 4000

/** Logs out here whether or not the server can be told; a session it did not hear about ends by itself. */
export async function endSession(): Promise<void> {
  await call('POST /logout', {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  forgetSession()
  location.assign('/home')
}

let leaving = false

/** The session is dead. Several calls may learn it at the same moment: the first one leaves, the others are silent. */
function sessionDied(error: CallFailed): void {
  if (leaving) return
  leaving = true
  clearSession()
  toast.afterNavigation('error', wordFailure(currentLanguage(), error))
  location.replace('/home')
}

/** The general end of every failed call: a dead session leaves, anything else is told. */
export function tellFailure(error: unknown): void {
  if (error instanceof CallFailed && error.status === 401) sessionDied(error)
  else toast.error(wordFailure(currentLanguage(), error))
}

/** For calls nobody asked for (polls, refreshes): silent, but a dead session still leaves. */
export function tellOnlyDeadSession(error: unknown): void {
  if (error instanceof CallFailed && error.status === 401) sessionDied(error)
}
