import { timingSafeEqual } from 'node:crypto'
import { hourMs, minuteMs } from '#domain/durations.ts'
import { accessCodeLength, contactCodeLength, resendWaitSeconds } from '#domain/limits.ts'

export type Purpose = 'verify' | 'reset' | 'change_number' | 'change_email' | 'login' | 'confirm' | CallerPurpose
/** Codes that a caller reads out to the office. All but the first prove the owner, so they are as long as those of a login. */
export type CallerPurpose = 'caller_new' | 'caller_change' | 'caller_leave' | 'caller_join'

export const codeLength: Readonly<Record<Purpose, number>> = {
  verify: contactCodeLength,
  change_number: contactCodeLength,
  change_email: contactCodeLength,
  reset: accessCodeLength,
  login: accessCodeLength,
  confirm: accessCodeLength,
  caller_new: contactCodeLength,
  caller_change: accessCodeLength,
  caller_leave: accessCodeLength,
  caller_join: accessCodeLength,
}

export const otpLifetime = 10 * minuteMs
export const resetTokenLifetime = 15 * minuteMs
export const recoveryLinkLifetime = hourMs
export const freezeLinkLifetime = 72 * hourMs

export interface SentCode {
  codeHash: Buffer
  wrongTries: number
  expiresAt: Date
  usedAt: Date | null
}

/** How often one code may be typed wrong. */
const triesPerCode = 5
/** How often all codes of an identity and purpose may be typed wrong in a day. */
const wrongTriesPerDay = 15

export type TryOutcome = 'right' | 'wrong' | 'ended' | 'exhausted'

/** Judges a typed code by the newest code sent and the number of wrong tries today. */
export function judgeTry(code: SentCode | null, typedHash: Buffer, wrongToday: number, now: Date): TryOutcome {
  if (wrongToday >= wrongTriesPerDay) return 'exhausted'
  if (!code || code.usedAt || code.expiresAt <= now || code.wrongTries >= triesPerCode) return 'ended'
  const stored = Buffer.from(code.codeHash)
  return stored.length === typedHash.length && timingSafeEqual(stored, typedHash) ? 'right' : 'wrong'
}

const codesPerHour = 5

/** The times of the codes of the last hour, newest first. */
interface SentCodes {
  toContact: readonly Date[]
  /** Those that count towards the hour, without codes that strangers asked for under another record. */
  counted: readonly Date[]
}

/** Seconds until another code may be sent, or null for at once. */
export function waitBeforeResend(
  { toContact, counted }: SentCodes,
  now: Date,
  perHour: number = codesPerHour,
): number | null {
  const since = (then: Date) => now.getTime() - then.getTime()
  const pause = resendWaitSeconds * 1000
  const [newest] = toContact
  if (newest && since(newest) < pause) return Math.ceil((pause - since(newest)) / 1000)
  const oldest = counted.filter(then => since(then) < hourMs)[perHour - 1]
  if (oldest) return Math.ceil((hourMs - since(oldest)) / 1000)
  return null
}
