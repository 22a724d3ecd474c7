import type { sendLoginCode } from '#contract/access/login.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { contactColumns, takeContact } from '../account-contacts/queries.ts'
import { inheritBlocksAndReports } from '../account-contacts/returning-contacts.ts'
import { claimTarget, contactKey, recoveryChannel, recoveryTarget } from '../accounts/channels.ts'
import { inConstantTime } from '../accounts/constant-time.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { emailIdentity, type Identity, keyOf, mobileIdentity } from '../accounts/identity.ts'
import { type Account, accountById, accountForLoginCode } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { codeTries } from '../codes/limits.ts'
import { askedBy, hasOpenCode, keyAskedUnder } from '../codes/queries.ts'
import { sendCode } from '../codes/send-code.ts'
import {
  areGuessesUsedUp,
  codesUsedUp,
  guessCode,
  loginChannelsOrRefuse,
  mayCodeGoTo,
  withinCodeBudget,
  withLoginSmsCounted,
} from '../codes/sms-budget.ts'
import { codeRefusals, type RightCode, tryCode } from '../codes/try-code.ts'
import { type Caller, keyFrom, ownPlaceOf } from '../known-devices/queries.ts'
import { enter, mayEnter, refusalOfSuspended } from './enter.ts'

type CodeRequest = Pick<InputOf<typeof sendLoginCode>, 'mobile' | 'email' | 'dial_code'>

function identityOrRefuse({ mobile, email, dial_code: dialCode }: CodeRequest): Identity {
  if (email && mobile) throw new Refusal('bad_input', { fields: { email: broken('malformed') } })
  if (email) return emailIdentity(email)
  if (mobile) return mobileIdentity(mobile, dialCode ?? null)
  throw new Refusal('bad_input', { fields: { mobile: broken('required', 'mobile') } })
}

/**
 * A login without a password, by a code to a verified contact. Whether the account exists shows neither in the words nor in
 * the time; what a stranger uses up is counted apart from the owner's own phone and network.
 */
export function loginCodeHandlers(dependencies: AccessDependencies): HandlersOf<'sendLoginCode' | 'loginByCode'> {
  const { db, secrets, limits, record } = dependencies

  async function whoIsMeant(input: CodeRequest, caller: Caller) {
    const identity = identityOrRefuse(input)
    const account = await accountForLoginCode(db, identity)
    const place = await ownPlaceOf(db, secrets, account, caller)
    const key = keyOf(identity, account)
    const asker = askedBy(secrets, 'login', key, caller.device)
    return { identity, account, place, asker, plainKey: key, key: keyFrom(key, place) }
  }

  /** A suspended member gets no session, also where the code was sent before. */
  async function enterIfActive(trx: Db, { memberId, channel }: RightCode, entering: Parameters<typeof enter>[3]) {
    const account = await accountById(trx, memberId)
    if (!account) return null
    if (account.isUnclaimed && !(await claim(trx, account, channel, entering.now))) return null
    return account.isSuspended ? 'suspended' : { account, session: await enter(trx, dependencies, memberId, entering) }
  }

  /** The family of an imported record proves its contact. False where the provider has taken the record back meanwhile. */
  async function claim(trx: Db, account: Account, channel: Channel, now: Date): Promise<boolean> {
    const contact = contactColumns(account, channel)
    if (contact) await takeContact(trx, account.id, contact, now)
    await inheritBlocksAndReports(trx, secrets, account.id)
    return (await accountById(trx, account.id))?.isUnclaimed === false
  }

  return {
    sendLoginCode: ({ input, language, now, ...caller }) =>
      inConstantTime(async () => {
        const { identity, account: holder, place, asker, key } = await whoIsMeant(input, { ...caller, now })
        const account: Account | null = holder && mayEnter(dependencies, holder, caller) ? holder : null
        const channel = await withinCodeBudget(limits, key, async () => {
          if (await areGuessesUsedUp(dependencies, 'login', place)) throw codesUsedUp('login')
          const channels = await loginChannelsOrRefuse(dependencies, place, { purpose: 'login', language })
          const shown = recoveryChannel(identity, channels)
          const targetOf = account?.isUnclaimed ? claimTarget : recoveryTarget
          const target = account && targetOf(account, identity, channels)
          const targetKey = target && contactKey(account, target.channel)
          const isTyped = targetKey === keyOf(identity, account)
          const isWithin = targetKey && (isTyped || (await mayCodeGoTo(limits, keyFrom(targetKey, place))))
          await withLoginSmsCounted(
            dependencies,
            { channel: isWithin && target ? target.channel : null, place, now },
            mayGo =>
              db.transaction().execute(trx =>
                sendCode(trx, dependencies, {
                  identityKey: key,
                  purpose: 'login',
                  recipient: mayGo && account && target ? { memberId: account.id, to: target.to } : null,
                  channel: target?.channel ?? shown,
                  askedBy: asker,
                  language,
                  now,
                }),
              ),
          )
          return shown
        })
        return { message: accessMessages(language).loginCodeSent, sent_to: channel }
      }),

    loginByCode: ({ input, ...entering }) =>
      inConstantTime(async () => {
        const { address, now } = entering
        const { place, asker, key: keyHere, plainKey } = await whoIsMeant(input, entering)
        const asked = (await keyAskedUnder(db, asker, now)) ?? keyHere
        // A code that the office sent waits under the contact alone, wherever the family types it.
        const key = (await hasOpenCode(db, asked, 'login', now)) ? asked : plainKey
        await limits.countOrRefuse(`try login ${key}`, codeTries)
        const attempt = { identityKey: key, purpose: 'login', code: input.code, now } as const
        const { outcome, result } = await guessCode(dependencies, { purpose: 'login', place, address, now }, () =>
          tryCode(db, secrets, attempt, (trx, right) => enterIfActive(trx, right, entering)),
        )
        if (outcome === 'exhausted') throw codesUsedUp('login')
        if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
        if (result === 'suspended') throw await refusalOfSuspended(dependencies)
        if (!result) throw new Refusal('otp_ended')
        record({ event: 'login', member: result.account.id, address })
        return result.session
      }),
  }
}
