import type { loginByPasskey } from '#contract/access/passkeys.ts'
import type { SentTo } from '#contract/endpoint.ts'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { resendWaitSeconds } from '#domain/limits.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { keys, remove, write } from '#web/api/storage.ts'
import { rememberMember, storeSession } from '#web/session/session.ts'
import { type AwaitedCode, askForCode, askForLoginCode, enterByCode, type Tab } from './codes.ts'
import { type Country, dialCodeOf } from './countries.ts'
import { forget, remember } from './remembered.ts'

export interface Credentials {
  tab: Tab
  email: string
  mobile: string
  country: Country
  password: string
}

const post = ({ tab, email, mobile, country, password }: Credentials) => {
  const sent = { role: 'USER' as const, password, country_code: country, dial_code: dialCodeOf(country) }
  return tab === 'mobile'
    ? call('POST /mobile-login', { ...sent, mobile: mobile.trim() })
    : call('POST /login', { ...sent, email: email.trim() })
}

/** What a login asks for before it opens the dashboard: a code that was sent, or another contact. */
export type NextStep = { awaited: AwaitedCode } | { missing: Tab } | null

/**
 * Stores the token and no more: the header of the dashboard sends unverified members away. Resolves to the contact that the
 * member lost to a family that verified it, or to null.
 */
export async function logInFromFooter(credentials: Credentials): Promise<Tab | null> {
  storeSession(await post(credentials))
  return call('GET /user/me', {}).then(missingContact, () => null)
}

/** Logs in. Resolves to null if the dashboard may open. */
export async function logIn(credentials: Credentials, rememberMe: boolean): Promise<NextStep> {
  storeSession(await post(credentials))
  const me = await finishLogin(credentials, rememberMe)
  const awaited = codeToWaitFor(credentials, me)
  if (awaited) return { awaited: { ...awaited, ...(await sendCode(awaited, me)) } }
  const missing = missingContact(me)
  return missing && { missing }
}

async function readMember(): Promise<CurrentMember> {
  const me = await call('GET /user/me', {}).catch(failure => {
    remove(keys.accessToken)
    throw failure
  })
  rememberMember(me)
  return me
}

/** Reads who has just logged in, and remembers what was typed if the member wants it. */
async function finishLogin(credentials: Credentials, rememberMe: boolean): Promise<CurrentMember> {
  const me = await readMember()
  write(keys.tab, credentials.tab)
  await (rememberMe ? remember(credentials) : forget())
  return me
}

/** Asks for a code in place of the password. One that was asked for a moment ago is still on its way. */
export async function requestLoginCode(
  { tab, email, mobile, country }: Credentials,
  rememberMe: boolean,
): Promise<AwaitedCode> {
  const contact = (tab === 'email' ? email : mobile).trim()
  const awaited = { mode: 'login' as const, tab, contact, country, canSkip: false, rememberMe }
  try {
    const { sent_to } = await askForLoginCode(awaited)
    return { ...awaited, waitSeconds: resendWaitSeconds, isByOther: (sent_to === 'EMAIL') !== (tab === 'email') }
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.code !== 'resend_too_soon') throw failure
    return { ...awaited, waitSeconds: failure.retryAfter ?? resendWaitSeconds }
  }
}

/** A login code that our office sent to this contact while the family was on the phone. */
export const codeFromOffice = ({ tab, email, mobile, country }: Credentials, rememberMe: boolean): AwaitedCode => ({
  mode: 'login',
  tab,
  contact: (tab === 'email' ? email : mobile).trim(),
  country,
  canSkip: false,
  waitSeconds: 0,
  isFromOffice: true,
  rememberMe,
})

/** Logs in by the code. Resolves to the contact that the member lost to a family that verified it, or to null. */
export async function logInByCode(awaited: AwaitedCode, code: string): Promise<Tab | null> {
  await enterByCode(awaited, code)
  const { tab, contact, country, rememberMe = false } = awaited
  const typed = { tab, country, email: '', mobile: '', [tab]: contact, password: '' }
  return missingContact(await finishLogin(typed, rememberMe))
}

/** Logs in by a passkey. Resolves like a login by code. What Remember Me stored stays. */
export async function logInByPasskey(signed: SentTo<typeof loginByPasskey>): Promise<Tab | null> {
  storeSession(await call('POST /login/passkey', signed))
  write(keys.passkeyOffered, 'ended')
  const me = await readMember()
  return missingContact(me)
}

/** The contact that the member lost because another one verified it, or null. The member has to give another. */
function missingContact(me: CurrentMember): Tab | null {
  if (me.is_verified_mobile === 'N' && me.is_verified_email === 'N') return null
  // An imported record may never have had the other contact.
  if (me.came_by === 'IMPORT' || me.came_by === 'COUNTER' || me.no_email === 'Y') return null
  return (['mobile', 'email'] as const).find(tab => me[tab] === '') ?? null
}

function codeToWaitFor({ tab, country }: Credentials, me: CurrentMember): AwaitedCode | null {
  const verified = { mobile: me.is_verified_mobile === 'Y', email: me.is_verified_email === 'Y' }
  if (verified[tab]) return null
  return {
    mode: 'verification',
    tab,
    contact: me[tab],
    country: me.country_code || country,
    canSkip: verified.mobile || verified.email,
    waitSeconds: resendWaitSeconds,
  }
}

/** A refused resend does not stop the login: the code sent before is still valid, and the dialog has its own resend. */
async function sendCode(awaited: AwaitedCode, me: CurrentMember): Promise<Partial<AwaitedCode>> {
  try {
    const { sent_to, code_length: codeLength } = await askForCode(awaited)
    const tab = sent_to === 'EMAIL' ? 'email' : 'mobile'
    return { tab, contact: me[tab], codeLength, waitSeconds: resendWaitSeconds }
  } catch (failure) {
    return { waitSeconds: (failure instanceof CallFailed && failure.retryAfter) || 0 }
  }
}
