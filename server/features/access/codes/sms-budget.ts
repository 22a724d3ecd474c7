import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Counted, LimitKey, Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { OpenChannels } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { loginCodesUsedUp } from '../accounts/words.ts'
import type { OwnPlace } from '../known-devices/queries.ts'
import { codesToContact, perDay, wrongCodesFromAddress } from './limits.ts'
import type { Purpose } from './rules.ts'
import { tellStaff } from './staff-notices.ts'

const smsKey = 'sms a day'
const loginSmsKey = 'sms for logins a day'
const staffAreToldAt = 0.8
/** The rest of the SMS for logins is kept for places that the owners have used before. */
const shareOfStrangers = 0.8

/** The words of a code. */
export interface CodeWords {
  purpose: Purpose
  language: Language
}

/** The channels that have words for a code. An SMS without a registered wording reaches nobody, so its code goes by e-mail. */
export async function channelsWithWords(
  { db, channels, config }: Pick<AccessDependencies, 'db' | 'channels' | 'config'>,
  { purpose, language }: CodeWords,
): Promise<OpenChannels> {
  // The code that proves a new address goes to that address alone.
  if (!channels.SMS || purpose === 'change_email') return channels
  if ((await readSmsIds(db, config))(`otp_${purpose}`, language)) return channels
  if (!channels.EMAIL) throw new Refusal('channel_closed')
  return { ...channels, SMS: false }
}

/** The channels that codes for a contact may take now. When the day's SMS are used up, codes go by e-mail. */
export async function channelsNow(dependencies: AccessDependencies, words: CodeWords): Promise<OpenChannels> {
  const { limits, config } = dependencies
  const channels = await channelsWithWords(dependencies, words)
  if (!channels.SMS || !channels.EMAIL) return channels
  return (await limits.isUsedUp(smsKey, perDay(config.smsPerDay))) ? { ...channels, SMS: false } : channels
}

/** Counts one SMS of the service's day where the code goes by one, or refuses. What was not sent is given back. */
export async function withSmsCounted<T>(
  dependencies: AccessDependencies,
  channel: Channel,
  now: Date,
  send: () => Promise<T>,
): Promise<T> {
  if (channel !== 'SMS') return send()
  const { limits, config } = dependencies
  const counted = await limits.count(smsKey, perDay(config.smsPerDay))
  if (counted.hits === Math.ceil(config.smsPerDay * staffAreToldAt)) await tellStaff(dependencies, 'sms_budget', now)
  if (counted.isAbove) throw counted.refusal()
  return givenBackOnFailure(limits, smsKey, send)
}

/** Counts one SMS of a notice and returns whether it may go: the last fifth of the day is kept for codes. */
export async function countNoticeSms({
  limits,
  config,
}: {
  limits: Limits
  config: Pick<Config, 'smsPerDay'>
}): Promise<boolean> {
  if (await limits.isUsedUp(smsKey, perDay(Math.floor(config.smsPerDay * staffAreToldAt)))) return false
  await limits.count(smsKey, perDay(config.smsPerDay))
  return true
}

const loginSmsFor = ({ loginSmsPerDay }: Pick<Config, 'loginSmsPerDay'>, place: OwnPlace | null) =>
  place ? loginSmsPerDay : Math.floor(loginSmsPerDay * shareOfStrangers)

/** The channels that codes which open an account may take now, whoever asks. Refuses where none is left. */
export async function loginChannelsOrRefuse(
  dependencies: AccessDependencies,
  place: OwnPlace | null,
  words: CodeWords,
): Promise<OpenChannels> {
  const { limits, config } = dependencies
  const channels = await channelsWithWords(dependencies, words)
  const isUsedUp = channels.SMS && (await limits.isUsedUp(loginSmsKey, perDay(loginSmsFor(config, place))))
  if (!isUsedUp) return channels
  if (!channels.EMAIL) throw new Refusal('channel_closed')
  return { ...channels, SMS: false }
}

/**
 * Counts one SMS of a code that opens an account, and tells `send` whether it may go. That none is left must not show in the
 * answer, which would tell that the account exists.
 */
export async function withLoginSmsCounted<T>(
  dependencies: AccessDependencies,
  { channel, place, now }: { channel: Channel | null; place: OwnPlace | null; now: Date },
  send: (mayGo: boolean) => Promise<T>,
): Promise<T> {
  if (channel !== 'SMS') return send(channel !== null)
  const { limits, config } = dependencies
  const { hits, isCounted } = await limits.count(loginSmsKey, perDay(config.loginSmsPerDay))
  if (hits === Math.ceil(config.loginSmsPerDay * staffAreToldAt)) await tellStaff(dependencies, 'login_sms_budget', now)
  if (hits <= loginSmsFor(config, place)) return givenBackOnFailure(limits, loginSmsKey, () => send(true))
  if (isCounted) await limits.giveBack(loginSmsKey)
  return send(false)
}

async function givenBackOnFailure<T>(limits: Limits, key: LimitKey, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    await limits.giveBack(key)
    throw error
  }
}

/** Counts a code to this contact, or refuses. */
export const withinCodeBudget = <T>(limits: Limits, contactKey: string, send: () => Promise<T>): Promise<T> =>
  withCodeCounted(limits, contactKey, counted => {
    if (counted.isAbove) throw counted.refusal()
    return send()
  })

/** Counts a code to this contact. What was refused later is given back, because no code went out. */
export async function withCodeCounted<T>(
  limits: Limits,
  contactKey: string,
  send: (counted: Counted) => Promise<T>,
): Promise<T> {
  const key: LimitKey = `codes to ${contactKey}`
  const counted = await limits.count(key, codesToContact)
  return counted.isCounted ? givenBackOnFailure(limits, key, () => send(counted)) : send(counted)
}

/** Counts a code to another contact than the one typed. Being above the limit must not show in the answer. */
export const mayCodeGoTo = async (limits: Limits, contactKey: string): Promise<boolean> =>
  !(await limits.count(`codes to ${contactKey}`, codesToContact)).isAbove

/** What a code opens that is typed without a session. */
export type OpeningPurpose = 'reset' | 'login'
const guessesKeys = {
  reset: 'wrong recovery codes a day',
  login: 'wrong login codes a day',
} as const satisfies Record<OpeningPurpose, LimitKey>

/** Whether codes of this kind were guessed so often today, over the whole service, that only the owners' own devices may type one. */
export const areGuessesUsedUp = async (
  { limits, config }: AccessDependencies,
  purpose: OpeningPurpose,
  place: OwnPlace | null,
): Promise<boolean> =>
  !place?.isDevice && limits.isUsedUp(guessesKeys[purpose], perDay(config.wrongRecoveryCodesPerDay))

interface Guess {
  purpose: OpeningPurpose
  place: OwnPlace | null
  address: string
  now: Date
}

/**
 * Counts a try at a code that opens an account before it is compared: by address, and over the whole service, because six
 * digits do not withstand guesses spread over many accounts. Only wrong tries stay counted. The owner's own device is bound
 * by the tries a day of its own alone, or strangers could use up its share of these two.
 */
export async function guessCode<O extends { outcome: string }>(
  dependencies: AccessDependencies,
  { purpose, place, address, now }: Guess,
  compare: () => Promise<O>,
): Promise<O> {
  if (place?.isDevice) return compare()
  const { limits, config } = dependencies
  const addressKey: LimitKey = `wrong codes from ${address}`
  await limits.countOrRefuse(addressKey, wrongCodesFromAddress)
  const ofService = await limits.count(guessesKeys[purpose], perDay(config.wrongRecoveryCodesPerDay))
  if (ofService.isAbove) {
    await tellStaff(dependencies, purpose === 'login' ? 'guessed_login_codes' : 'guessed_codes', now)
    throw codesUsedUp(purpose)
  }
  const compared = await compare()
  if (compared.outcome !== 'wrong') await limits.giveBack(guessesKeys[purpose])
  if (compared.outcome === 'right') await limits.giveBack(addressKey)
  return compared
}

/** A login by code has no link that still works: its sentence names the password. */
export const codesUsedUp = (purpose: OpeningPurpose): Refusal =>
  new Refusal('otp_exhausted', purpose === 'login' ? { sentence: loginCodesUsedUp } : {})
