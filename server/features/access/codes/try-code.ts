import { type SelectQueryBuilder, sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type AllowedTries, judgeTry, type Purpose, type TryOutcome } from './rules.ts'
import { codeHash } from './send-code.ts'

interface CodeAttempt {
  identityKey: string
  purpose: Purpose
  code: string
  /** The session's member. If given, codes that went to the same contact for somebody else neither count nor open anything. */
  memberId?: string
  /** Who asked without a session (`askedBy`). If given, codes that others asked for neither count nor open anything. */
  askedBy?: Buffer
  /** How often this code, and all of a day, may be typed wrong. */
  allowed?: AllowedTries
  /** Keeps a right code valid until it expires, for an act that asks for it twice. */
  staysOpen?: boolean
  now: Date
}
export interface RightCode {
  memberId: string
  /** How the code went out: typing it proves that contact. */
  channel: Channel
}

/** Judges a typed code by the newest of these codes, which it locks, and by all their wrong tries of a day. */
async function judgeNewest(
  codes: SelectQueryBuilder<Schema, 'otp_codes', object>,
  typed: Buffer,
  now: Date,
  allowed?: AllowedTries,
) {
  const newest = await codes.selectAll().orderBy('created_at', 'desc').limit(1).forUpdate().executeTakeFirst()
  const { wrong } = await codes
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('wrong_tries'), eb.lit(0)).as('wrong'))
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  const sent = newest && {
    codeHash: newest.code_hash,
    wrongTries: newest.wrong_tries,
    expiresAt: newest.expires_at,
    usedAt: newest.used_at,
  }
  return { newest, judgement: judgeTry(sent ?? null, typed, Number(wrong), now, allowed) }
}

/**
 * Checks a code and runs `whenRight` in the same transaction. A wrong try must be committed, so the outcome is returned and
 * the caller refuses after the transaction.
 */
export const tryCode = <T>(
  db: Db,
  secrets: Secrets,
  attempt: CodeAttempt,
  whenRight: (trx: Db, code: RightCode) => Promise<T>,
) => db.transaction().execute(trx => tryCodeIn(trx, secrets, attempt, code => whenRight(trx, code)))

/** The same within a transaction of the caller, who commits it whatever the outcome. */
export async function tryCodeIn<T>(
  trx: Db,
  secrets: Secrets,
  attempt: CodeAttempt,
  whenRight: (code: RightCode) => Promise<T>,
): Promise<{ outcome: TryOutcome; result: T | null; hasAccount: boolean }> {
  const { identityKey, purpose, code, memberId, askedBy, allowed, staysOpen = false, now } = attempt
  const codes = trx
    .selectFrom('otp_codes')
    .where('identity', '=', identityKey)
    .where('purpose', '=', purpose)
    .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? null))
    .$if(askedBy !== undefined, query => query.where('asked_by_hash', '=', askedBy ?? null))
  const { newest, judgement } = await judgeNewest(codes, codeHash(secrets, attempt, code), now, allowed)
  // A code without an account is never right, even if the digits happen to match.
  const outcome = judgement === 'right' && !newest?.member_id ? 'wrong' : judgement
  if (outcome === 'wrong' && newest)
    await trx.updateTable('otp_codes').set({ wrong_tries: sql`wrong_tries + 1` }).where('id', '=', newest.id).execute()
  const hasAccount = Boolean(newest?.member_id)
  if (outcome !== 'right' || !newest?.member_id) return { outcome, result: null, hasAccount }
  if (!staysOpen) await trx.updateTable('otp_codes').set({ used_at: now }).where('id', '=', newest.id).execute()
  return {
    outcome,
    hasAccount,
    result: await whenRight({ memberId: newest.member_id, channel: newest.channel ?? channelOf(identityKey) }),
  }
}

/** The same for a code that belongs to no account: it proves its contact alone. */
export async function tryCodeOfNobody(
  trx: Db,
  secrets: Secrets,
  { identityKey, purpose, code, now }: Pick<CodeAttempt, 'identityKey' | 'purpose' | 'code' | 'now'>,
): Promise<TryOutcome> {
  const codes = trx.selectFrom('otp_codes').where('identity', '=', identityKey).where('purpose', '=', purpose)
  const { newest, judgement } = await judgeNewest(codes, codeHash(secrets, { identityKey, purpose }, code), now)
  const row = trx.updateTable('otp_codes').where('id', '=', newest?.id ?? '')
  if (judgement === 'wrong') await row.set({ wrong_tries: sql`wrong_tries + 1` }).execute()
  if (judgement === 'right') await row.set({ used_at: now }).execute()
  return judgement
}

/** A code written before the column `channel` existed went to the contact that was typed. */
const channelOf = (identityKey: string): Channel => (identityKey.startsWith('mailto:') ? 'EMAIL' : 'SMS')

export const codeRefusals = {
  wrong: 'bad_otp',
  ended: 'otp_ended',
  exhausted: 'otp_exhausted',
} as const satisfies Record<Exclude<TryOutcome, 'right'>, string>
