import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { hourMs } from '#domain/durations.ts'
import { accessCodeLength, contactCodeLength } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { type Template, writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { recoveryAskedAt } from '../accounts/words.ts'
import { isGuessedAt } from './queries.ts'
import { issueToken } from './reset-tokens.ts'
import {
  codeLength,
  listenCodeLifetime,
  otpLifetime,
  type Purpose,
  recoveryLinkLifetime,
  waitBeforeResend,
} from './rules.ts'
import { codeMessage, recoveryLinkMessage, recoveryMessage } from './words.ts'

export interface CodeRequest {
  identityKey: string
  purpose: Purpose
  /** Null if the identity has no account. Its code still counts towards the limits but is not sent. */
  recipient: { /** Null for a contact alone. */ memberId: string | null; to: string } | null
  channel: Channel
  /** Identifies who asked without a session (`askedBy`). */
  askedBy?: Buffer
  /** Set once the day's codes are used up: the recovery e-mail then has a link and no code. */
  isLinkOnly?: boolean
  perHour?: number
  /** The last characters of the new contact that a caller asks for, or the numbers of the two records. */
  about?: string
  language: Language
  now: Date
}

const hourAgo = (now: Date) => new Date(now.getTime() - hourMs)
/** The hash covers identity and purpose, so that a code is valid for nothing else. */
export const codeHash = (secrets: Secrets, request: Pick<CodeRequest, 'identityKey' | 'purpose'>, code: string) =>
  secrets.keyedHash(`${request.purpose} ${request.identityKey} ${code}`)

const randomCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/** A caller reads a code out to staff, who type it, so no stranger guesses at those. */
const isTypedToVerify = (purpose: Purpose) => codeLength[purpose] === contactCodeLength && purpose !== 'caller_new'

interface SentCode {
  /** When the first code of this hour was asked for, or null for the first. */
  firstAskedAt: Date | null
  /** Given where a code that verifies a contact has six digits instead of four. */
  code_length?: typeof accessCodeLength
}

type Sender = Pick<AccessDependencies, 'secrets'> & { config: Pick<AccessDependencies['config'], 'publicUrl' | 'sms'> }

/** The name of the e-mail or the id of the SMS. The channel was chosen for having one, so it is missing only if removed since. */
async function templateOrRefuse(trx: Db, { config }: Sender, request: CodeRequest): Promise<Template> {
  const { purpose, channel, isLinkOnly, language } = request
  // A code that proves a new contact goes to that contact alone.
  if (purpose === 'change_email') return 'otp_change_email'
  if (channel === 'EMAIL' && purpose !== 'change_number') return isLinkOnly ? 'reset_link' : `otp_${purpose}`
  const id = (await readSmsIds(trx, config))(`otp_${purpose}`, language)
  if (!id) throw new Refusal('channel_closed')
  return id
}

/** Sends a code, or refuses one too soon. */
export async function sendCode(trx: Db, sender: Sender, request: CodeRequest): Promise<SentCode> {
  const { secrets, config } = sender
  const { identityKey, purpose, recipient, channel, isLinkOnly = false, language, now } = request
  // Without the lock, two requests at once would each see no code yet and both send one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${purpose} ${identityKey}`}, 0))`.execute(trx)
  const sent = await trx
    .selectFrom('otp_codes')
    .select(['created_at', 'member_id', 'asked_by_hash'])
    .where('identity', '=', identityKey)
    .where('purpose', '=', purpose)
    .where('created_at', '>', hourAgo(now))
    .orderBy('created_at', 'desc')
    .execute()
  // Strangers may have the same number unverified or ask for a code to it, which must not use up this family's.
  const isOfAsker = ({ member_id, asked_by_hash }: (typeof sent)[number]) =>
    purpose === 'verify'
      ? member_id === recipient?.memberId
      : !request.askedBy || (asked_by_hash !== null && request.askedBy.equals(asked_by_hash))
  const counted = sent.filter(isOfAsker)
  const times = (rows: typeof sent) => rows.map(row => row.created_at)
  const wait = waitBeforeResend({ toContact: times(sent), counted: times(counted) }, now, request.perHour)
  const firstAskedAt = sent.at(-1)?.created_at ?? null
  if (wait !== null)
    throw new Refusal('resend_too_soon', {
      retryAfterSeconds: wait,
      sentence: purpose === 'reset' && firstAskedAt ? recoveryAskedAt(firstAskedAt) : undefined,
    })

  const id = newId(now)
  const isLonger = isTypedToVerify(purpose) && (await isGuessedAt(trx, secrets, identityKey, now))
  const code = randomCode(isLonger ? accessCodeLength : codeLength[purpose])
  await trx
    .insertInto('otp_codes')
    .values({
      id,
      identity: identityKey,
      purpose,
      member_id: isLinkOnly ? null : (recipient?.memberId ?? null),
      channel,
      code_hash: codeHash(secrets, request, code),
      asked_by_hash: request.askedBy ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + (purpose === 'listen' ? listenCodeLifetime : otpLifetime)),
      used_at: null,
    })
    .execute()
  const answer = { firstAskedAt, ...(isLonger && { code_length: accessCodeLength }) } satisfies SentCode
  if (!recipient) return answer
  const { memberId, to } = recipient
  let content = codeMessage(language, purpose, code, request.about)
  if (purpose === 'reset' && channel === 'EMAIL' && memberId) {
    const token = await issueToken(trx, { memberId, channel: 'EMAIL', purpose: 'reset' }, recoveryLinkLifetime, now)
    const link = `${config.publicUrl}/reset-password#token=${token}`
    content = isLinkOnly ? recoveryLinkMessage(language, link) : recoveryMessage(language, code, link)
  }
  const template = await templateOrRefuse(trx, sender, request)
  const named = { channel, eventKey: `otp ${id}`, template, ownerId: memberId } as const
  await writeToOutbox(trx, secrets, { ...named, to, ...content }, now)
  return answer
}
