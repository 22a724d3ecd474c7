import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { type Template, writeToOutbox } from '#server/features/outbox/queries.ts'
import { readSmsIds } from '#server/features/outbox/sms-templates.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { AccessDependencies } from './dependencies.ts'
import { codeMessage, recoveryLinkMessage, recoveryMessage } from './messages.ts'
import { issueToken } from './reset-tokens.ts'
import {
  codeLength,
  judgeTry,
  otpLifetime,
  type Purpose,
  recoveryLinkLifetime,
  type TryOutcome,
  waitBeforeResend,
} from './rules.ts'
import { recoveryAskedAt } from './words.ts'

export interface CodeRequest {
  identityKey: string
  purpose: Purpose
  /** Null where the identity has no account. The code still counts towards the limits and is not sent. */
  recipient: { /** Null for a contact alone. */ memberId: string | null; to: string } | null
  channel: Channel
  /** The browser that asked without a session (`askedBy`). */
  askedBy?: Buffer | null
  /** Where the day's codes are used up, a recovery e-mail brings its link and no code. */
  isLinkOnly?: boolean
  perHour?: number
  /** The end of the contact that a caller asks for. */
  about?: string
  language: Language
  now: Date
}

const hourAgo = (now: Date) => new Date(now.getTime() - 3_600_000)
const dayAgo = (now: Date) => new Date(now.getTime() - 86_400_000)
/** The hash covers identity and purpose, so that a code is valid for nothing else. */
export const codeHash = (secrets: Secrets, request: Pick<CodeRequest, 'identityKey' | 'purpose'>, code: string) =>
  secrets.keyedHash(`${request.purpose} ${request.identityKey} ${code}`)

/** Who asked for codes to this identity, or null for a browser without a mark. */
export const askedBy = (secrets: Secrets, purpose: Purpose, identityKey: string, device: string | null) =>
  device === null ? null : secrets.keyedHash(`asked ${purpose} ${identityKey} ${device}`)

/**
 * The key under which this browser asked for its newest code, or null. A phone may have another address by the time it types
 * the code, and would be counted with the strangers there.
 */
export async function keyAskedUnder(db: Db, asker: Buffer | null, now: Date): Promise<string | null> {
  const asked = await db
    .selectFrom('otp_codes')
    .select('identity')
    .where('asked_by_hash', '=', asker)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return asked?.identity ?? null
}

/** Whether a code is open under this key. */
export async function hasOpenCode(db: Db, identityKey: string, purpose: Purpose, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('otp_codes')
    .select('id')
    .where('identity', '=', identityKey)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const randomCode = (purpose: Purpose): string => {
  const length = codeLength[purpose]
  return String(randomInt(10 ** length)).padStart(length, '0')
}

type Sender = Pick<AccessDependencies, 'secrets' | 'config'>

/** The name of the e-mail or the id of the SMS. The channel was chosen by it, so that only an id taken away meanwhile is missing. */
async function templateOrRefuse(trx: Db, { config }: Sender, request: CodeRequest): Promise<Template> {
  const { purpose, channel, isLinkOnly, language } = request
  // A code that proves a new contact goes to that contact alone.
  if (purpose === 'change_email') return 'otp_change_email'
  if (channel === 'EMAIL' && purpose !== 'change_number') return isLinkOnly ? 'reset_link' : `otp_${purpose}`
  const id = (await readSmsIds(trx, config))(`otp_${purpose}`, language)
  if (!id) throw new Refusal('channel_closed')
  return id
}

/** Returns when the first code of this hour was asked for, or null where this is the first. */
export async function sendCode(trx: Db, sender: Sender, request: CodeRequest): Promise<Date | null> {
  const { secrets, config } = sender
  const { identityKey, purpose, recipient, channel, isLinkOnly = false, language, now } = request
  // Without the lock, two requests at once would each see no code yet and both send one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${purpose} ${identityKey}`}, 0))`.execute(trx)
  const sent = await trx
    .selectFrom('otp_codes')
    .select(['created_at', 'member_id'])
    .where('identity', '=', identityKey)
    .where('purpose', '=', purpose)
    .where('created_at', '>', hourAgo(now))
    .orderBy('created_at', 'desc')
    .execute()
  // Strangers may hold the same number unverified, and their codes must not use up this family's.
  const counted = purpose === 'verify' ? sent.filter(row => row.member_id === recipient?.memberId) : sent
  const times = (rows: typeof sent) => rows.map(row => row.created_at)
  const wait = waitBeforeResend({ toContact: times(sent), counted: times(counted) }, now, request.perHour)
  const firstAskedAt = sent.at(-1)?.created_at ?? null
  if (wait !== null)
    throw new Refusal('resend_too_soon', {
      retryAfterSeconds: wait,
      sentence: purpose === 'reset' && firstAskedAt ? recoveryAskedAt(firstAskedAt) : undefined,
    })

  const id = newId(now)
  const code = randomCode(purpose)
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
      expires_at: new Date(now.getTime() + otpLifetime),
      used_at: null,
    })
    .execute()
  if (!recipient) return firstAskedAt
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
  return firstAskedAt
}

interface CodeAttempt {
  identityKey: string
  purpose: Purpose
  code: string
  /** The session's member. Codes sent to the same contact for somebody else then neither count nor open anything. */
  memberId?: string
  /** A right code stays good until its time is over: what asks for it may ask twice. */
  staysOpen?: boolean
  now: Date
}
export interface RightCode {
  memberId: string
  /** How the code went out: typing it proves that contact. */
  channel: Channel
}

/**
 * Checks a code and runs `whenRight` in the same transaction. A wrong try must be committed, so the outcome is returned and
 * the caller refuses after the transaction.
 */
export async function tryCode<T>(
  db: Db,
  secrets: Secrets,
  attempt: CodeAttempt,
  whenRight: (trx: Db, code: RightCode) => Promise<T>,
) {
  const { identityKey, purpose, code, memberId, staysOpen = false, now } = attempt
  return db.transaction().execute(async (trx): Promise<{ outcome: TryOutcome; result: T | null }> => {
    const codes = trx
      .selectFrom('otp_codes')
      .where('identity', '=', identityKey)
      .where('purpose', '=', purpose)
      .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? null))
    const newest = await codes.selectAll().orderBy('created_at', 'desc').limit(1).forUpdate().executeTakeFirst()
    const { wrong } = await codes
      .select(eb => eb.fn.coalesce(eb.fn.sum<number>('wrong_tries'), eb.lit(0)).as('wrong'))
      .where('created_at', '>', dayAgo(now))
      .executeTakeFirstOrThrow()
    const sent = newest && {
      codeHash: newest.code_hash,
      wrongTries: newest.wrong_tries,
      expiresAt: newest.expires_at,
      usedAt: newest.used_at,
    }
    const judgement = judgeTry(sent ?? null, codeHash(secrets, attempt, code), Number(wrong), now)
    // A code without an account is never right, even where the digits happen to be the same.
    const outcome = judgement === 'right' && !newest?.member_id ? 'wrong' : judgement
    if (outcome === 'wrong' && newest)
      await trx
        .updateTable('otp_codes')
        .set({ wrong_tries: sql`wrong_tries + 1` })
        .where('id', '=', newest.id)
        .execute()
    if (outcome !== 'right' || !newest?.member_id) return { outcome, result: null }
    if (!staysOpen) await trx.updateTable('otp_codes').set({ used_at: now }).where('id', '=', newest.id).execute()
    return {
      outcome,
      result: await whenRight(trx, { memberId: newest.member_id, channel: newest.channel ?? channelOf(identityKey) }),
    }
  })
}

/**
 * Ends a member's open codes and recovery links, except for codes that verify the identity `kept`. Links that freeze the
 * account stay: otherwise a thief could end them by a second change.
 */
export async function endOpenCodes(trx: Db, memberId: string, kept: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(kept !== null, query =>
      query.where(eb => eb.not(eb.and([eb('purpose', '=', 'verify'), eb('identity', '=', kept)]))),
    )
    .execute()
  await trx
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute()
}

/** Ends the open codes of an earlier wish of the same kind: only the newest value can still be verified. */
export async function endOtherChanges(trx: Db, memberId: string, purpose: Purpose, now: Date): Promise<void> {
  await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** How the member's open code went out. When the day's SMS are used up, it went by e-mail though the number was typed. */
export async function channelOfOpenCode(db: Db, memberId: string, expected: Channel, now: Date): Promise<Channel> {
  const rows = await db
    .selectFrom('otp_codes')
    .select('channel')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'verify')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  if (rows.some(({ channel }) => channel === null || channel === expected)) return expected
  return rows[0]?.channel ?? expected
}

/** Codes older than the column went to the contact that was typed. */
const channelOf = (identityKey: string): Channel => (identityKey.startsWith('mailto:') ? 'EMAIL' : 'SMS')

export const codeRefusals = {
  wrong: 'bad_otp',
  ended: 'otp_ended',
  exhausted: 'otp_exhausted',
} as const satisfies Record<Exclude<TryOutcome, 'right'>, string>
