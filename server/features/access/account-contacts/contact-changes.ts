import type { resendOtp, verifyOtp } from '#contract/access/codes.ts'
import type { AnswerOf, InputOf } from '#contract/endpoint.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { maskContact } from '#server/features/families/candidate-consent/contact.ts'
import { refuseAgent } from '#server/features/relations/agent-numbers/bars.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountById } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { beginsAt } from '../added-access/rules.ts'
import { type AddedSender, noteAdded } from '../added-access/tell-added.ts'
import { sealWaiting } from '../added-access/waiting.ts'
import { codeTries, countContactGuess, withinCodeBudget } from '../codes/limits.ts'
import { tellOfNewContact } from '../codes/notices.ts'
import { endOpenCodes, endOtherChanges } from '../codes/queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { channelsNow, withSmsCounted } from '../codes/sms-budget.ts'
import { codeRefusals, tryCode } from '../codes/try-code.ts'
import { checkPasswordOrRefuse } from '../passwords/password-again.ts'
import { contactChangesADay } from './limits.ts'
import { isVerifiedByOther, replaceContact } from './queries.ts'
import { inheritFromDeparted, refuseBarred } from './returning-contacts.ts'
import {
  type ChangeType,
  contactsAfter,
  type NewContact,
  newContactOrRefuse,
  refuseSameContact,
  refuseUnverified,
  takenContact,
} from './rules.ts'

interface Request {
  input: Omit<InputOf<typeof resendOtp> & InputOf<typeof verifyOtp>, 'otp'>
  type: ChangeType
  viewer: Viewer | null
  language: Language
  now: Date
}

type SentChangeCode = AnswerOf<typeof resendOtp> & { sent_to: Channel }

/** Changes a member's number or address by a code that goes to the new one. The old one stays in force until then. */
export function contactChanges(dependencies: AccessDependencies) {
  const { db, secrets, limits } = dependencies

  async function ownAccount(viewer: Viewer | null): Promise<Account> {
    const account = viewer && (await accountById(db, viewer.id))
    if (!viewer || !account) throw new Refusal('no_session')
    refuseUnverified(viewer, account)
    return account
  }

  return {
    async sendChangeCode(request: Request): Promise<SentChangeCode> {
      const { input, viewer, language, now } = request
      const account = await ownAccount(viewer)
      const contact = newContactOrRefuse(request)
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      await limits.countOrRefuse(`contact changes ${account.personId}`, contactChangesADay)
      refuseSameContact(account, contact)
      if (await isVerifiedByOther(db, contact.columns, account.id)) throw takenContact(contact.columns)
      const { channel, purpose } = contact
      // A code by the other channel would prove nothing about the new contact.
      if (!(await channelsNow(dependencies, { purpose, language }))[channel]) throw new Refusal('channel_closed')
      const send = () =>
        db.transaction().execute(async trx => {
          await endOtherChanges(trx, account.id, purpose, now)
          return sendCode(trx, dependencies, {
            identityKey: contact.identityKey,
            purpose,
            channel,
            recipient: { memberId: account.id, to: contact.to },
            language,
            now,
          })
        })
      const { code_length } = await withinCodeBudget(limits, contact.identityKey, () =>
        withSmsCounted(dependencies, channel, now, send),
      )
      return { message: accessMessages(language).codeSent, success: true, sent_to: channel, code_length }
    },

    async verifyChange(request: Request & { otp: string }): Promise<{ message: string }> {
      const { otp: code, viewer, language, now } = request
      const account = await ownAccount(viewer)
      const contact = newContactOrRefuse(request)
      const { purpose, identityKey: key } = contact
      await limits.countOrRefuse(`try ${purpose} ${account.personId}`, codeTries)
      const attempt = { identityKey: key, purpose, memberId: account.id, code, now }
      const begins = beginsAt(account, now)
      const change = (trx: Db) =>
        begins
          ? waitWith(trx, dependencies, { memberId: account.id, contact, begins, language, now })
          : changeContact(trx, dependencies, account.id, contact, { language, now })
      const { outcome } = await tryCode(db, secrets, attempt, change)
      if (outcome === 'wrong' && viewer)
        await countContactGuess(dependencies, { identityKey: key, sessionHash: viewer.sessionHash, now })
      if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
      const words = accessMessages(language)
      if (begins) return { message: words.contactFrom(formatInstant(begins.toISOString(), language)) }
      return { message: purpose === 'change_number' ? words.numberChanged : words.emailChanged }
    },
  }
}

interface WaitingContact {
  memberId: string
  contact: NewContact
  begins: Date
  language: Language
  now: Date
}

/** Notes a contact that begins later, in place of an earlier one of its kind that still waits. */
async function waitWith(trx: Db, sender: AddedSender, { memberId, contact, begins, language, now }: WaitingContact) {
  const kind = contact.purpose === 'change_number' ? 'number' : 'email'
  await trx
    .deleteFrom('added_access')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('waits_sealed', 'is not', null)
    .execute()
  const waits = sealWaiting(sender.secrets, { contact })
  const added = { id: newId(now), memberId, kind, what: maskContact(contact), beginsAt: begins, waits } as const
  await noteAdded(trx, sender, { ...added, language, now })
}

/** Gives an account a contact that a code has proven, and tells the one before. */
export async function changeContact(
  trx: Db,
  sender: AddedSender,
  memberId: string,
  contact: NewContact,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const { secrets } = sender
  const before = await accountById(trx, memberId)
  if (!before) throw new Refusal('no_session')
  await refuseBarred(trx, secrets, contactsAfter(before, contact))
  if (contact.channel === 'SMS') await refuseAgent(trx, secrets, contactsAfter(before, contact), now)
  await replaceContact(trx, secrets, { memberId, contact: contact.columns, now })
  await inheritFromDeparted(trx, secrets, memberId)
  await endOpenCodes(trx, memberId, null, now)
  await tellOfNewContact(trx, sender, { before, changed: contact.channel, language, now })
}
