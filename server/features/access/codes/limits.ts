import { type Counted, type Limit, type LimitKey, type Limits, perDay, perHour } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { loginCodesUsedUp } from '../accounts/words.ts'
import type { OwnPlace } from '../known-devices/rules.ts'
import { isNewSession } from '../sessions/queries.ts'
import { contactGuesses, contactGuessesKey } from './queries.ts'
import { type CodeToTry, type OpeningPurpose, triesOfOfficeCodeFromHere } from './rules.ts'
import { tellStaff } from './staff-notices.ts'

export const codeTries: Limit = perHour(60)
export const wrongCodesFromAddress: Limit = perDay(50)
const codesToContact: Limit = perDay(10)
const codesFromStranger: Limit = perDay(5)

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
  withCodeCounted(limits, { contactKey }, counted => {
    if (counted.isAbove) throw counted.refusal()
    return send()
  })

/**
 * Counts a code that the office sends or has read out, or refuses. It is counted apart from those that anybody can ask for, so
 * that a family whose codes strangers have used up can still be helped by telephone.
 */
export const withinOfficeBudget = <T>(limits: Limits, contactKey: string, send: () => Promise<T>): Promise<T> =>
  withinCodeBudget(limits, `${contactKey} by the office`, send)

interface CodeToCount {
  contactKey: string
  /** The network that asks without a session, from which this contact's owner never logged in. */
  stranger?: string | null
}

/**
 * Counts a code to this contact. The count is taken back if `send` refuses, because no code went out. One network has half of a
 * day's codes, so that a single stranger cannot use them up.
 */
export async function withCodeCounted<T>(
  limits: Limits,
  { contactKey, stranger = null }: CodeToCount,
  send: (counted: Counted) => Promise<T>,
): Promise<T> {
  const key: LimitKey = `codes to ${contactKey}`
  const count = async (one: LimitKey, limit: Limit, next: (counted: Counted) => Promise<T>) => {
    const counted = await limits.count(one, limit)
    return counted.isCounted ? givenBackOnFailure(limits, one, () => next(counted)) : next(counted)
  }
  if (stranger === null) return count(key, codesToContact, send)
  return count(`${key} asked for from ${stranger}`, codesFromStranger, here =>
    here.isAbove ? send(here) : count(key, codesToContact, send),
  )
}

/** Counts a try without a session before it is compared, and refuses too many of an hour. */
export async function countTryOrRefuse(
  limits: Limits,
  { purpose, identityKey, askedBy, allowed }: CodeToTry,
  address: string,
): Promise<void> {
  if (allowed) await limits.countOrRefuse(`try ${purpose} ${identityKey} from ${address}`, triesOfOfficeCodeFromHere)
  const by = askedBy ? ` ${askedBy.toString('base64url')}` : ''
  await limits.countOrRefuse(`try ${purpose} ${identityKey}${by}`, codeTries)
}

/** Counts a code to another contact than the one typed. The answer must not show that the limit is reached. */
export const mayCodeGoTo = async (limits: Limits, contactKey: string): Promise<boolean> =>
  !(await limits.count(`codes to ${contactKey}`, codesToContact)).isAbove

interface ContactGuess {
  identityKey: string
  sessionHash: Buffer
  now: Date
}

/**
 * Counts a wrong code that a new session typed to verify a contact. Anybody can sign up with a number and guess at its four
 * digits, so after some of these the next codes to it have six (`isGuessedAt`). Nobody is refused.
 */
export async function countContactGuess(
  { db, limits }: Pick<AccessDependencies, 'db' | 'limits'>,
  { identityKey, sessionHash, now }: ContactGuess,
): Promise<void> {
  if (await isNewSession(db, sessionHash, now)) await limits.count(contactGuessesKey(identityKey), contactGuesses)
}

export const guessesKeys = {
  reset: 'wrong recovery codes a day',
  login: 'wrong login codes a day',
} as const satisfies Record<OpeningPurpose, LimitKey>
const pacesKeys = { reset: 'wrong recovery codes', login: 'wrong login codes' } as const

interface Asker {
  purpose: OpeningPurpose
  place: OwnPlace | null
  address: string
}
const longestPause = 60

/**
 * Makes strangers wait between two requests once the service has had its number of wrong codes today: a second longer with each
 * further wrong code, up to a minute. Nothing is closed, so an owner on a new phone needs patience at most. The owner's known
 * device does not wait.
 */
export async function paceOrRefuse(
  { limits, config }: AccessDependencies,
  { purpose, place, address }: Asker,
  step: 'asked' | 'typed',
): Promise<void> {
  if (place?.isDevice) return
  const above = (await limits.hitsOf(guessesKeys[purpose])) - config.wrongRecoveryCodesPerDay
  if (above < 0) return
  const seconds = Math.min(above + 1, longestPause)
  await limits.countOrRefuse(`${pacesKeys[purpose]} ${step} from ${address}`, { hits: 1, seconds })
}

/**
 * Limits the tries at a code that opens an account. Only wrong ones stay counted: by address, and over the whole service, because
 * six digits do not withstand guesses spread over many accounts. The owner's own device is not counted here, so that strangers
 * cannot use up its tries; its wrong tries of a day are limited all the same.
 */
export async function guessCode<O extends { outcome: string; hasAccount: boolean }>(
  dependencies: AccessDependencies,
  { now, ...asker }: Asker & { now: Date },
  compare: () => Promise<O>,
): Promise<O> {
  if (asker.place?.isDevice) return compare()
  const { limits } = dependencies
  await paceOrRefuse(dependencies, asker, 'typed')
  const addressKey: LimitKey = `wrong codes from ${asker.address}`
  await limits.countOrRefuse(addressKey, wrongCodesFromAddress)
  const compared = await compare()
  if (compared.outcome === 'right') await limits.giveBack(addressKey)
  if (compared.outcome === 'wrong') await countGuess(dependencies, asker.purpose, compared.hasAccount, now)
  return compared
}

/** Counts a wrong code of the service's day, and tells the provider when its number is reached. */
async function countGuess(
  dependencies: AccessDependencies,
  purpose: OpeningPurpose,
  hasAccount: boolean,
  now: Date,
): Promise<void> {
  const { limits, config } = dependencies
  // A code of nobody opens nothing, so tries at it must not make everybody wait. They are counted only to take the same time.
  const key: LimitKey = hasAccount ? guessesKeys[purpose] : `${guessesKeys[purpose]} for nobody`
  const { hits } = await limits.count(key, perDay(Number.POSITIVE_INFINITY))
  if (hasAccount && hits === config.wrongRecoveryCodesPerDay)
    await tellStaff(dependencies, purpose === 'login' ? 'guessed_login_codes' : 'guessed_codes', now)
}

/** The sentence for a login names the password: unlike recovery, it has no link that still works. */
export const codesUsedUp = (purpose: OpeningPurpose): Refusal =>
  new Refusal('otp_exhausted', purpose === 'login' ? { sentence: loginCodesUsedUp } : {})
