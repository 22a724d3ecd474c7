import { type Counted, type Limit, type LimitKey, type Limits, perDay, perHour } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { loginCodesUsedUp } from '../accounts/words.ts'
import type { OwnPlace } from '../known-devices/rules.ts'
import { tellStaff } from './staff-notices.ts'

export const codeTries: Limit = perHour(60)
export const wrongCodesFromAddress: Limit = perDay(50)
const codesToContact: Limit = perDay(10)

/** Takes the hit back if sending fails. */
export async function givenBackOnFailure<T>(limits: Limits, key: LimitKey, send: () => Promise<T>): Promise<T> {
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

/** Counts a code to this contact. The count is taken back if `send` refuses, because no code went out. */
export async function withCodeCounted<T>(
  limits: Limits,
  contactKey: string,
  send: (counted: Counted) => Promise<T>,
): Promise<T> {
  const key: LimitKey = `codes to ${contactKey}`
  const counted = await limits.count(key, codesToContact)
  return counted.isCounted ? givenBackOnFailure(limits, key, () => send(counted)) : send(counted)
}

/** Counts a code to another contact than the one typed. The answer must not show that the limit is reached. */
export const mayCodeGoTo = async (limits: Limits, contactKey: string): Promise<boolean> =>
  !(await limits.count(`codes to ${contactKey}`, codesToContact)).isAbove

/** What a code typed without a session opens. */
export type OpeningPurpose = 'reset' | 'login'
const guessesKeys = {
  reset: 'wrong recovery codes a day',
  login: 'wrong login codes a day',
} as const satisfies Record<OpeningPurpose, LimitKey>

/** Whether so many codes were guessed today, over the whole service, that only the owners' own devices may still type one. */
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
 * digits do not withstand guesses spread over many accounts. Only wrong tries stay counted. The owner's own device is not
 * counted here, so that strangers cannot use up its tries; its wrong tries of a day are limited all the same.
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

/** The sentence for a login names the password: unlike recovery, it has no link that still works. */
export const codesUsedUp = (purpose: OpeningPurpose): Refusal =>
  new Refusal('otp_exhausted', purpose === 'login' ? { sentence: loginCodesUsedUp } : {})
