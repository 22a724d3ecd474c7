import type { Db } from '#server/db/open.ts'
import { keysOfPerson } from '#server/features/access/accounts/queries.ts'
import { type CandidateContact, hashOf } from '#server/features/families/candidate-consent/contact.ts'
import { wrongCodesOf, wrongCodesOfNumber } from '#server/features/families/candidate-consent/limits.ts'
import { refuseAgent } from '#server/features/relations/agent-numbers/bars.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { addListeningPerson } from '#server/features/telling/deliveries/listeners.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockContacts } from '../account-contacts/queries.ts'
import { refuseBarred } from '../account-contacts/returning-contacts.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accountOf } from '../accounts/queries.ts'
import { type EnterContext, enter } from '../login/enter.ts'
import { mayEnter } from '../login/rules.ts'
import { contactOrRefuse, invitationHash } from './invitation.ts'
import {
  endInvitation,
  handOverInvitations,
  insertLogin,
  insertPersonOf,
  lockInvitation,
  personOf,
  takeInvitation,
} from './queries.ts'
import { familyMessages, familySentences } from './words.ts'

/** A code that is unknown, used or expired is refused in the same words, so that guessing learns nothing. */
const ended = () => new Refusal('bad_token', { sentence: familySentences.code })

/** What the invited person calls: without a session where nobody has the contact yet, else in their own. */
export function invitationHandlers(
  dependencies: AccessDependencies,
): HandlersOf<'acceptInvitation' | 'answerInvitation'> {
  const { db, secrets, limits, record, forgetSessions } = dependencies

  /** Returns null where there is no such invitation, or the contact has another owner than when it was sent. */
  async function accept(trx: Db, contact: CandidateContact, code: string, entering: EnterContext) {
    const { now } = entering
    const invitation = await lockInvitation(trx, invitationHash(secrets, contact, code), now)
    if (!invitation) return null
    const { member_id: memberId, role } = invitation
    await lockContacts(trx, [contact.key])
    const holder = await personOf(trx, contact)
    if (holder !== invitation.person_id) return null
    // The code would open the person's own profiles: whoever has it is let into one family at most, and this person logs in.
    if (holder) throw new Refusal('conflict', { sentence: familySentences.logInFirst })
    const { channel, to } = contact
    const mobile = channel === 'SMS' ? to.slice('+91'.length) : null
    await refuseBarred(trx, secrets, { email: channel === 'EMAIL' ? to : null, mobile, dialCode: '+91' })
    await refuseAgent(trx, secrets, { mobile, dialCode: '+91' }, now)
    await refuseStaffContact(trx, secrets, [contact.key])
    const personId = await insertPersonOf(trx, contact)
    await endInvitation(trx, memberId, role)
    await handOverInvitations(trx, hashOf(secrets, contact), personId)
    await insertLogin(trx, { memberId, personId, role, now })
    await addListeningPerson(trx, { memberId, personId, language: entering.language, now })
    const account = await accountOf(trx, { id: memberId, personId })
    if (!account || !mayEnter(dependencies, account, entering)) throw ended()
    return { memberId, session: await enter(trx, dependencies, account, entering) }
  }

  return {
    async acceptInvitation({ input, ...entering }) {
      const { address, device } = entering
      const contact = contactOrRefuse(input)
      const everywhere = `family codes ${contact.key}` as const
      const [byAsker, fromAddress] = [`${everywhere} by ${device ?? address}`, `${everywhere} from ${address}`] as const
      const few = wrongCodesOf(await limits.isUsedUp(everywhere, wrongCodesOfNumber))
      await limits.countOrRefuse(byAsker, few.asker)
      await limits.countOrRefuse(fromAddress, few.address)
      const accepted = await db
        .transaction()
        .execute(trx => accept(trx, contact, input.code, entering))
        .catch(refuseFull)
      if (!accepted) {
        await limits.count(everywhere, wrongCodesOfNumber)
        throw ended()
      }
      await limits.giveBack(byAsker)
      await limits.giveBack(fromAddress)
      forgetSessions(accepted.memberId)
      if (entering.viewer) forgetSessions(entering.viewer.id)
      record({ event: 'login', member: accepted.memberId, address })
      return accepted.session
    },

    async answerInvitation({ input: { uuid, answer }, viewer, language, now }) {
      const { personId } = viewer
      const t = familyMessages(language)
      const memberId = await db
        .transaction()
        .execute(async trx => {
          const taken = await takeInvitation(trx, { id: uuid.toLowerCase(), personId, now })
          if (!taken) throw new Refusal('not_found')
          const { member_id, role } = taken
          if (answer === 'NO') return null
          await refuseStaffContact(trx, secrets, await keysOfPerson(trx, personId))
          await insertLogin(trx, { memberId: member_id, personId, role, now })
          await addListeningPerson(trx, { memberId: member_id, personId, language, now })
          return member_id
        })
        .catch(refuseFull)
      if (memberId === null) return { message: t.declined }
      forgetSessions(memberId)
      forgetSessions(viewer.id)
      return { message: t.joined }
    },
  }
}

/** The database has the last word on how many people a profile has and how many profiles a person. */
function refuseFull(error: unknown): never {
  const { constraint = '' } = error as { constraint?: string }
  if (constraint === 'persons_profiles') throw new Refusal('enough_profiles')
  if (constraint.startsWith('family_logins_')) throw new Refusal('conflict', { sentence: familySentences.placeTaken })
  throw error
}
