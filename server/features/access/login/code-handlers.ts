import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { contactKey } from '../accounts/channels.ts'
import { inConstantTime } from '../accounts/constant-time.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { contactKeys, type Identity, identityKey } from '../accounts/identity.ts'
import { type Account, accountById, accountOf, holdersForLogin } from '../accounts/queries.ts'
import { recoveryChannel, recoveryTarget, verifiedHolder } from '../accounts/rules.ts'
import { accessMessages } from '../accounts/words.ts'
import {
  codesUsedUp,
  countTryOrRefuse,
  guessCode,
  mayCodeGoTo,
  paceOrRefuse,
  withCodeCounted,
} from '../codes/limits.ts'
import { askedBy, codeToTry } from '../codes/queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { loginChannelsOrRefuse, withLoginSmsCounted } from '../codes/sms-budget.ts'
import { codeRefusals, type RightCode, tryCode } from '../codes/try-code.ts'
import { type Caller, ownPlaceOf } from '../known-devices/queries.ts'
import { keyFrom } from '../known-devices/rules.ts'
import { claimRecord } from './claim.ts'
import { enter, refusalOfSuspended } from './enter.ts'
import {
  accountForLoginCode,
  type CodeRequest,
  claimTarget,
  identityOrRefuse,
  mayEnter,
  oldestUnclaimed,
} from './rules.ts'

interface Meant {
  identity: Identity
  account: Account | null
  /** The oldest imported record with this contact that nobody has claimed. */
  waiting: Account | null
}

/**
 * Logs in without a password, by a code to a verified contact. Neither the words nor the time of the answer show whether the
 * account exists. What a stranger uses up is counted apart from the owner's own phone and network.
 */
export function loginCodeHandlers(dependencies: AccessDependencies): HandlersOf<'sendLoginCode' | 'loginByCode'> {
  const { db, secrets, limits, config, record, forgetSessions } = dependencies

  async function whoIsMeant(input: CodeRequest, caller: Caller) {
    const identity = identityOrRefuse(input)
    const holders = await holdersForLogin(db, identity)
    const account = accountForLoginCode(holders, identity)
    const place = await ownPlaceOf(db, secrets, account, caller)
    const plainKey = identityKey(identity)
    const asker = askedBy(secrets, 'login', plainKey, caller)
    return {
      identity,
      account,
      waiting: oldestUnclaimed(holders),
      place,
      asker,
      plainKey,
      keyHere: keyFrom(plainKey, place),
    }
  }

  /**
   * Whose code it was: of the person who owns the contact, for whichever of their profiles it was sent, or of the office to the
   * record that has it. Somebody whom the family removed meanwhile must not enter as the profile's owner.
   */
  async function ownerOfCode(trx: Db, { account, identity }: Meant, memberId: string): Promise<Account | null> {
    const person = account && (await accountOf(trx, { id: memberId, personId: account.personId }))
    if (person) return person
    const owner = await accountById(trx, memberId)
    if (!owner || !contactKeys(owner).includes(identityKey(identity))) return null
    return owner.isUnclaimed ? owner : (verifiedHolder([owner], identity) ?? null)
  }

  /** A suspended member gets no session, even by a code that was sent before the suspension. */
  async function enterIfActive(
    trx: Db,
    meant: Meant,
    { memberId, channel }: RightCode,
    entering: Parameters<typeof enter>[3],
  ) {
    const owner = await ownerOfCode(trx, meant, memberId)
    if (!owner) return null
    const { address, now } = entering
    const claims = (record: Account) => claimRecord(trx, secrets, { record, channel, address, now })
    const account = owner.isUnclaimed ? await claims(owner) : owner
    if (!account) return null
    // Somebody who was invited to a family has verified this contact before its record in a register was claimed.
    const { waiting } = meant
    if (!owner.isUnclaimed && waiting && contactKey(waiting, channel) === contactKey(owner, channel))
      await claims(waiting)
    return {
      account,
      session: account.isSuspended ? null : await enter(trx, dependencies, account, { ...entering, byCode: true }),
    }
  }

  return {
    sendLoginCode: ({ input, language, now, ...caller }) =>
      inConstantTime(config.constantAnswerMs, async () => {
        const { identity, account: holder, place, asker, keyHere } = await whoIsMeant(input, { ...caller, now })
        const account: Account | null = holder && mayEnter(dependencies, holder, caller) ? holder : null
        const { address } = caller
        await paceOrRefuse(dependencies, { purpose: 'login', place, address }, 'asked')
        const counting = { contactKey: keyHere, stranger: place ? null : address }
        const channel = await withCodeCounted(limits, counting, async counted => {
          if (counted.isAbove) throw counted.refusal()
          const channels = await loginChannelsOrRefuse(dependencies, place, { purpose: 'login', language })
          const namedChannel = recoveryChannel(identity, channels)
          const targetOf = account?.isUnclaimed ? claimTarget : recoveryTarget
          const target = account && targetOf(account, identity, channels)
          const targetKey = target && contactKey(account, target.channel)
          const isTyped = targetKey === identityKey(identity)
          const isWithin = targetKey && (isTyped || (await mayCodeGoTo(limits, keyFrom(targetKey, place))))
          await withLoginSmsCounted(
            dependencies,
            { channel: isWithin && target ? target.channel : null, place, now },
            mayGo =>
              db.transaction().execute(trx =>
                sendCode(trx, dependencies, {
                  identityKey: keyHere,
                  purpose: 'login',
                  recipient: mayGo && account && target ? { memberId: account.id, to: target.to } : null,
                  channel: target?.channel ?? namedChannel,
                  askedBy: asker,
                  language,
                  now,
                }),
              ),
          )
          return namedChannel
        })
        return { message: accessMessages(language).loginCodeSent, sent_to: channel }
      }),

    loginByCode: ({ input, ...entering }) =>
      inConstantTime(config.constantAnswerMs, async () => {
        const { address, now } = entering
        const { place, ...meant } = await whoIsMeant(input, entering)
        const tried = await codeToTry(db, { purpose: 'login', ...meant }, now)
        await countTryOrRefuse(limits, tried, address)
        const attempt = { ...tried, code: input.code, now }
        const { outcome, result } = await guessCode(dependencies, { purpose: 'login', place, address, now }, () =>
          tryCode(db, secrets, attempt, (trx, right) => enterIfActive(trx, meant, right, entering)),
        )
        if (outcome === 'exhausted') throw codesUsedUp('login')
        if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
        if (!result) throw new Refusal('otp_ended')
        if (!result.session) throw await refusalOfSuspended(dependencies, result.account.id)
        if (entering.viewer) forgetSessions(entering.viewer.id)
        record({ event: 'login', member: result.account.id, address })
        return result.session
      }),
  }
}
