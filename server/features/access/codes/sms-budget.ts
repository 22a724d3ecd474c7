import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import { type Limits, perDay } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { OpenChannels } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import type { OwnPlace } from '../known-devices/rules.ts'
import { givenBackOnFailure } from './limits.ts'
import type { Purpose } from './rules.ts'
import { tellStaff } from './staff-notices.ts'

const smsKey = 'sms a day'
const loginSmsKey = 'sms for logins a day'
const staffAreToldAt = 0.8
/** The rest of the SMS for logins is reserved for places that the owners have used before. */
const shareOfStrangers = 0.8

/** What the wording of a code depends on. */
interface CodeWords {
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

/** Counts an SMS of the service's day if the code goes by SMS, or refuses. The count is taken back if sending fails. */
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

/** Counts one SMS of a notice and returns whether it may go: the last fifth of the day's SMS is reserved for codes. */
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

/** Counts one SMS that warns a family of a recalled profile. A warning to thousands must leave the others theirs. */
export const countRecallSms = async ({
  limits,
  config,
}: {
  limits: Limits
  config: Pick<Config, 'recallSmsPerDay'>
}): Promise<boolean> => !(await limits.count('sms for recalls a day', perDay(config.recallSmsPerDay))).isAbove

const loginSmsFor = ({ loginSmsPerDay }: Pick<Config, 'loginSmsPerDay'>, place: OwnPlace | null) =>
  place ? loginSmsPerDay : Math.floor(loginSmsPerDay * shareOfStrangers)

/** The channels by which codes that open an account may go now, whether or not it exists. Refuses where none is left. */
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
 * Counts one SMS of a code that opens an account, and tells `send` whether it may go. The answer must not show that none is
 * left, which would tell that the account exists.
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
