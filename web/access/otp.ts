import { call } from '#web/api/client.ts'
import { keys, remove } from '#web/api/storage.ts'
import { clearSession, rememberMember } from '#web/session/session.ts'
import { type Country, dialCodeOf } from './countries.ts'
import { forget } from './remembered.ts'

export type Tab = 'mobile' | 'email'

/** Which code is awaited: where it went, and what it opens. */
export interface AwaitedCode {
  mode: 'registration' | 'verification' | 'reset'
  tab: Tab
  contact: string
  country: Country
  /** The member is verified on the other channel already. */
  canSkip: boolean
  /** Until another may be asked for. */
  waitSeconds: number
}

export const resendWaitSeconds = 30

/** With a session the server knows whose number it is; in recovery the country tells apart two that look alike. */
const whose = ({ mode, tab, contact, country }: AwaitedCode) => ({
  email: contact,
  ...(mode === 'reset' && tab === 'mobile' && { mobile_country_code: dialCodeOf(country), country_code: country }),
})

export const askForCode = (awaited: AwaitedCode) =>
  call('POST /resend/otp', { ...whose(awaited), otp_type: 'RESEND' as const })

/** The page to go to, and what to say on it. */
export async function verifyCode(awaited: AwaitedCode, otp: string): Promise<{ page: string; message: string }> {
  const { message, token } = await call('PUT /verify/otp', {
    ...whose(awaited),
    otp,
    ...(awaited.mode !== 'registration' && { currentTab: awaited.tab }),
  })
  if (awaited.mode === 'reset') return { page: `/reset-password#token=${encodeURIComponent(token ?? '')}`, message }
  // The code counted whatever this answers; the dashboard asks again.
  await call('GET /user/me', {}).then(rememberMember, () => undefined)
  return { page: '/dashboard', message }
}

/** Closed without a code: an unverified session must not stay behind, or the guard would take the visitor for a member. */
export async function giveUpCode({ mode }: AwaitedCode): Promise<void> {
  if (mode === 'verification') remove(keys.accessToken, keys.gender, keys.subscribed, keys.userId)
  if (mode !== 'registration') return
  clearSession()
  await forget()
}
