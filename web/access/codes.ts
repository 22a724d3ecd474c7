import { call } from '#web/api/client.ts'
import { keys, remove, write } from '#web/api/storage.ts'
import { takeReturnPath } from '#web/session/return-path.ts'
import { clearSession, markBrowser, rememberMember, storeSession } from '#web/session/session.ts'
import { type Country, dialCodeOf } from './countries.ts'
import { forget } from './remembered.ts'

export type Tab = 'mobile' | 'email'

/** A code that was sent: where it went, and what it opens. */
export interface AwaitedCode {
  mode: 'registration' | 'verification' | 'reset' | 'login'
  tab: Tab
  contact: string
  country: Country
  /** The member is verified on the other channel already. */
  canSkip: boolean
  /** Given where a code that verifies a contact is longer than four digits. */
  codeLength?: number | undefined
  /** How long until another code may be requested. */
  waitSeconds: number
  /** A login code went by the other channel, because no SMS are left today. */
  isByOther?: boolean
  /** A registration without a password cannot be continued later. */
  hasPassword?: boolean
  /** Our office sent the code before, so none is on its way now. */
  isFromOffice?: boolean
  /** The choice of the login form, for a login by code. */
  rememberMe?: boolean
}

/** The server knows from a session whose number it is. In recovery the country tells two equal numbers apart. */
const whose = ({ mode, tab, contact, country }: AwaitedCode) => ({
  email: contact,
  ...(mode === 'reset' && tab === 'mobile' && { mobile_country_code: dialCodeOf(country), country_code: country }),
})

export const askForCode = (
  awaited: AwaitedCode,
): Promise<{ message: string; sent_to: 'SMS' | 'EMAIL'; code_length?: number | undefined }> => {
  if (awaited.mode === 'login') return askForLoginCode(awaited)
  if (awaited.mode === 'reset') markBrowser()
  return call('POST /resend/otp', { ...whose(awaited), otp_type: 'RESEND' as const })
}

/** The fields by which a login names its account. */
const accountOf = ({ tab, contact, country }: Pick<AwaitedCode, 'tab' | 'contact' | 'country'>) =>
  tab === 'email' ? { email: contact } : { mobile: contact, country_code: country, dial_code: dialCodeOf(country) }

export function askForLoginCode(account: Pick<AwaitedCode, 'tab' | 'contact' | 'country'>) {
  markBrowser()
  return call('POST /login/code', accountOf(account))
}

/** Stores the session of a login by code. */
export const enterByCode = async (awaited: AwaitedCode, code: string): Promise<void> =>
  storeSession(await call('PUT /login/code', { ...accountOf(awaited), code }))

/** Resolves to the next page, and to the message to show on it. */
export async function verifyCode(awaited: AwaitedCode, otp: string): Promise<{ page: string; message: string }> {
  const { message, token } = await call('PUT /verify/otp', {
    ...whose(awaited),
    otp,
    ...(awaited.mode !== 'registration' && { currentTab: awaited.tab }),
  })
  if (awaited.mode === 'reset') return { page: `/reset-password#token=${encodeURIComponent(token ?? '')}`, message }
  if (awaited.mode === 'registration') write(keys.welcome, 'Y')
  // The code is accepted whatever this call answers, and the dashboard makes the call again.
  await call('GET /user/me', {}).then(rememberMember, () => undefined)
  return { page: takeReturnPath(), message }
}

/** Ends an unverified session when its dialog is closed, because the guard would treat the visitor as a member. */
export async function giveUpCode({ mode }: AwaitedCode): Promise<void> {
  // The call reads the token before the lines below remove it. The dialog does not wait for the answer.
  if (mode !== 'reset' && mode !== 'login') void call('POST /logout', {}).catch(() => undefined)
  if (mode === 'verification')
    remove(keys.accessToken, keys.gender, keys.subscribed, keys.userId, keys.registrationFacts)
  if (mode !== 'registration') return
  clearSession()
  await forget()
}
