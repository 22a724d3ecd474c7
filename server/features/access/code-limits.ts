import type { Config } from '#server/config.ts'
import type { Counted, LimitKey, Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { OpenChannels } from './channels.ts'
import type { AccessDependencies } from './dependencies.ts'
import { codesToContact, perDay, wrongCodesFromAddress } from './limits.ts'
import { tellStaff } from './staff-notices.ts'

const smsKey = 'sms a day'
const guessesKey = 'wrong recovery codes a day'
const staffAreToldAt = 0.8

/**
 * The channels that codes may take now. When the day's SMS are used up, codes go by e-mail; when too many recovery codes
 * were guessed over the whole service, recovery goes by the link in the e-mail, which nobody can guess.
 */
export async function channelsNow(
  { limits, channels, config }: AccessDependencies,
  { forRecovery }: { forRecovery: boolean },
): Promise<OpenChannels> {
  if (!channels.SMS || !channels.EMAIL) return channels
  const isSmsClosed =
    (await limits.isUsedUp(smsKey, perDay(config.smsPerDay))) ||
    (forRecovery && (await limits.isUsedUp(guessesKey, perDay(config.wrongRecoveryCodesPerDay))))
  return isSmsClosed ? { ...channels, SMS: false } : channels
}

/** Counts one SMS of the service's day, or refuses. Staff hear of it before it is used up. */
export async function countSmsOrRefuse(dependencies: AccessDependencies, now: Date): Promise<void> {
  const { limits, config } = dependencies
  const counted = await limits.count(smsKey, perDay(config.smsPerDay))
  if (counted.hits === Math.ceil(config.smsPerDay * staffAreToldAt)) await tellStaff(dependencies, 'smsBudget', now)
  if (counted.isAbove) throw counted.refusal()
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
  try {
    return await send(counted)
  } catch (error) {
    await limits.giveBack(key)
    throw error
  }
}

/** Counts a code to another contact than the one typed. Being above the limit must not show in the answer. */
export const mayCodeGoTo = async (limits: Limits, contactKey: string): Promise<boolean> =>
  !(await limits.count(`codes to ${contactKey}`, codesToContact)).isAbove

/**
 * Counts a try at a recovery code before it is compared: by address, and over the whole service, because six digits do not
 * withstand guesses spread over many accounts. Only wrong tries stay counted.
 */
export async function guessRecoveryCode<O extends { outcome: string }>(
  dependencies: AccessDependencies,
  { address, now }: { address: string; now: Date },
  compare: () => Promise<O>,
): Promise<O> {
  const { limits, config } = dependencies
  const addressKey: LimitKey = `wrong codes from ${address}`
  await limits.countOrRefuse(addressKey, wrongCodesFromAddress)
  const ofService = await limits.count(guessesKey, perDay(config.wrongRecoveryCodesPerDay))
  if (ofService.isAbove) {
    await tellStaff(dependencies, 'guessedCodes', now)
    throw new Refusal('otp_exhausted')
  }
  const compared = await compare()
  if (compared.outcome !== 'wrong') await limits.giveBack(guessesKey)
  if (compared.outcome === 'right') await limits.giveBack(addressKey)
  return compared
}
