import type { CurrentMember } from '#contract/families/my-profile.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { isOffline, wordFailure } from '#web/api/failures.ts'
import { clearAll, clearTab, forgetRememberedPassword, keys, read, remove, write } from '#web/api/storage.ts'
import { currentLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'

export const hasToken = (): boolean => Boolean(read(keys.accessToken))
/** Stores a new session, and the mark by which the server knows this browser at its next login. */
export function storeSession({ access_token, device }: { access_token: string; device: string }): void {
  write(keys.accessToken, access_token)
  write(keys.device, device)
}

/** Gives this browser a mark if it has none, so that the server can find the code that the browser asked for. */
export function markBrowser(): void {
  if (read(keys.device)) return
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  write(keys.device, Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join(''))
}

/** Stores what the pages need before the server answers: the member's id, gender and plan. */
export function rememberMember(member: Pick<CurrentMember, 'uuid' | 'gender' | 'is_membership_subscribed'>): void {
  if (read(keys.userId) !== member.uuid) remove(keys.registrationFacts)
  write(keys.userId, member.uuid)
  write(keys.gender, member.gender)
  write(keys.subscribed, member.is_membership_subscribed)
}

export const rememberedGender = (): 'M' | 'F' | null => {
  const gender = read(keys.gender)
  return gender === 'M' || gender === 'F' ? gender : null
}
export const rememberedUuid = (): string | null => read(keys.userId)
/** Whether the member has a plan. Unknown counts as none. */
export const rememberedAsPaid = (): boolean => read(keys.subscribed) === 'Y'

/** Removes everything that this browser stored of the member, including Remember Me. */
export const clearSession = (): void => clearAll()

/** What was typed and shown for one profile. */
const ofProfile = [keys.profileDraft, keys.registrationFacts, keys.biodata] as const

const remembersLogin = (): boolean =>
  [keys.rememberedEmail, keys.rememberedMobile, keys.rememberedPassword].some(key => read(key) !== null)

/** Forgets the session at logout. With Remember Me only the session's values and what was typed in it are removed. */
export function forgetSession(): void {
  if (remembersLogin()) {
    clearTab()
    remove(keys.accessToken, keys.gender, keys.subscribed, keys.tab, ...ofProfile)
  } else clearAll()
}

/** Forgets the profile that was open, when the person goes over to another one in the same session. */
export function forgetProfile(): void {
  clearTab()
  remove(keys.userId, keys.gender, keys.subscribed, ...ofProfile)
}

/** Forgets the session and the remembered password, which are invalid after a change of password. */
export function forgetPassword(): void {
  clearTab()
  remove(keys.accessToken, keys.gender, keys.subscribed, keys.tab, ...ofProfile)
  forgetRememberedPassword()
}

const patienceMs = 4000

/** Unsubscribes this browser from push, because a phone without a session must not show messages. */
async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Set by whatever leaves first. The page goes on asking until the next one is there, and the refusals that it still gets for
 * the ended session must neither clear what was stored for the next page nor say something else there.
 */
let leaving = false

/** Logs out in this browser whether or not the server answers. A session that is left on the server expires. */
export async function logOutHere(): Promise<void> {
  leaving = true
  await call('POST /logout', {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  await endPushHere().catch(() => undefined)
  forgetSession()
  location.assign('/home')
}

function leave(text?: string): void {
  if (leaving) return
  leaving = true
  // What was typed is removed too, because somebody else may use this browser by the time the session has ended.
  clearAll()
  if (text) toast.afterNavigation('error', text)
  location.replace('/home')
}

/** Forgets the session after what ended it, and says so on the first page. Never resolves, so that the pressed button stays busy. */
export function leaveTelling(message: string): Promise<never> {
  leaving = true
  clearSession()
  toast.afterNavigation('success', message)
  location.replace('/home')
  return new Promise(() => {})
}

/** A member with neither mobile nor e-mail verified may not see the member area. */
export const isUnverified = (member: Pick<CurrentMember, 'is_verified_mobile' | 'is_verified_email'>): boolean =>
  member.is_verified_mobile === 'N' && member.is_verified_email === 'N'
export const leaveUnverified = (): void => leave()

const endsSession = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 401 || error.code === 'unverified')

/** For calls without a button press. Leaves the page once if the session has ended, and shows no other failure. */
export function leaveIfEnded(error: unknown): boolean {
  if (!endsSession(error)) return false
  const now = read(keys.accessToken)
  // The press before this one, or another tab, has a newer session, and leads on.
  if (error.token !== null && now !== null && error.token !== now) return true
  leave(wordFailure(currentLanguage(), error))
  return true
}

/** Leaves the page if the session has ended, and shows any other failure in a toast. */
export function tellFailure(error: unknown): void {
  if (leaveIfEnded(error)) return
  const sentence = wordFailure(currentLanguage(), error)
  if (isOffline()) toast.offline(sentence)
  else toast.error(sentence)
}
