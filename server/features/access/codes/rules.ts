import { timingSafeEqual } from 'node:crypto'
import { hourMs, minuteMs } from '#domain/durations.ts'
import { accessCodeLength, contactCodeLength, resendWaitSeconds } from '#domain/limits.ts'

export type Purpose =
  | 'verify'
  | 'reset'
  | 'change_number'
  | 'change_email'
  | 'login'
  | 'confirm'
  | 'listen'
  | CallerPurpose
/** Codes that a caller reads out to the office. All but the first prove the owner, so they are as long as those of a login. */
export type CallerPurpose =
  | 'caller_new'
  | 'caller_change'
  | 'caller_leave'
  | 'caller_join'
  | 'caller_candidate'
  | 'caller_candidate_end'
  | 'caller_freeze'

/** What a code typed without a session opens. */
export type OpeningPurpose = 'reset' | 'login'

export const codeLength: Readonly<Record<Purpose, number>> = {
  verify: contactCodeLength,
  change_number: contactCodeLength,
  change_email: contactCodeLength,
  reset: accessCodeLength,
  login: accessCodeLength,
  confirm: accessCodeLength,
  listen: contactCodeLength,
  caller_new: contactCodeLength,
  caller_change: accessCodeLength,
  caller_leave: accessCodeLength,
  caller_join: accessCodeLength,
  caller_candidate: accessCodeLength,
  caller_candidate_end: accessCodeLength,
  caller_freeze: accessCodeLength,
}

/** The code that a caller without a session tries. */
export interface CodeToTry {
  identityKey: string
  purpose: OpeningPurpose
  /** Who asked, where codes of other askers do not count. */
  askedBy?: Buffer
  /** Given for a code that the office sent. */
  allowed?: AllowedTries
}

export const otpLifetime = 10 * minuteMs
/** An elder reads it out when the family calls, and it may come in the morning after it was asked for. */
export const listenCodeLifetime = 12 * hourMs
export const resetTokenLifetime = 15 * minuteMs
export const recoveryLinkLifetime = hourMs
export const freezeLinkLifetime = 72 * hourMs

export interface SentCode {
  codeHash: Buffer
  wrongTries: number
  expiresAt: Date
  usedAt: Date | null
}

/** How often one code, and all codes of a day for the same purpose, may be typed wrong. */
export interface AllowedTries {
  ofCode: number
  ofDay: number
}
/** For the codes that one asker has asked for to one contact. A contact gets ten a day, which bounds the tries of all askers. */
const triesOfAsker: AllowedTries = { ofCode: 5, ofDay: 15 }
/** For a code that the office sent. Anybody may type it, so strangers must not end it by the tries of one network. */
export const triesOfOfficeCode: AllowedTries = { ofCode: 25, ofDay: 50 }
/** How often one network may type such a code in the ten minutes that it lasts. */
export const triesOfOfficeCodeFromHere = { hits: 5, seconds: 600 }

export type TryOutcome = 'right' | 'wrong' | 'ended' | 'exhausted'

/** Judges a typed code by the newest code sent and the number of wrong tries today. */
export function judgeTry(
  code: SentCode | null,
  typedHash: Buffer,
  wrongToday: number,
  now: Date,
  allowed: AllowedTries = triesOfAsker,
): TryOutcome {
  if (wrongToday >= allowed.ofDay) return 'exhausted'
  if (!code || code.usedAt || code.expiresAt <= now || code.wrongTries >= allowed.ofCode) return 'ended'
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
