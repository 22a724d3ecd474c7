import { broken } from '#contract/field-words.ts'
import { hashOf } from '#server/features/families/candidate-consent/contact.ts'
import { writeYes } from '#server/features/families/candidate-consent/queries.ts'
import { lockRecord } from '#server/features/shared/member-record/queries.ts'
import { stopListener } from '#server/features/telling/deliveries/listeners.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { contactKeys } from '../accounts/identity.ts'
import { accountById } from '../accounts/queries.ts'
import { contactOrRefuse, refuseClosed, sendInvitation, sendInvitations } from './invitation.ts'
import { personOf, readCandidateYes, readJoined, readListeners, readOwner } from './queries.ts'
import { familyMessages, familySentences } from './words.ts'

/** What staff do for the people of a family, who stand at the counter or call. */
export function officeFamilyHandlers(
  dependencies: AccessDependencies,
): HandlersOf<'inviteCandidate' | 'stopFamilyListener'> {
  const { db, secrets } = dependencies
  return {
    async inviteCandidate({ input, language, now, inAct }) {
      const { uuid: memberId, reason } = input
      const contact = contactOrRefuse(input)
      const account = await accountById(db, memberId)
      if (!account) throw new Refusal('not_found')
      if (contactKeys(account).includes(contact.key))
        throw new Refusal('bad_input', {
          fields: { [contact.channel === 'SMS' ? 'mobile' : 'email']: broken('same_contact') },
          sentence: familySentences.ownContact,
        })
      await refuseClosed(db, dependencies, contact, language)
      await inAct(async trx => {
        await lockRecord(trx, memberId)
        const [owner, joined] = [await readOwner(trx, memberId), await readJoined(trx, memberId)]
        if ([owner, ...joined].some(({ role }) => role === 'CANDIDATE'))
          throw new Refusal('conflict', { sentence: familySentences.placeTaken })
        const personId = await personOf(trx, contact)
        if (joined.some(person => person.personId === personId))
          throw new Refusal('conflict', { sentence: familySentences.isThere })
        if (!(await readCandidateYes(trx, memberId)).isGiven)
          throw new Refusal('conflict', { sentence: familySentences.agreesFirst })
        // The yes has a contact from now on, so that nobody of the family invites another one in its place.
        await writeYes(trx, { memberId, channel: 'counter', contactHash: hashOf(secrets, contact), language, now })
        await sendInvitation(trx, dependencies, { memberId, role: 'CANDIDATE', contact, language, now })
        return { act: 'candidate_login_set', memberId, reason }
      })
      await sendInvitations(dependencies, now, memberId)
      return { message: familyMessages(language).invited }
    },

    async stopFamilyListener({ input: { uuid: memberId, listener, reason }, language, inAct }) {
      await inAct(async trx => {
        if (!(await readListeners(trx, memberId)).some(({ id }) => id === listener)) throw new Refusal('not_found')
        await stopListener(trx, listener)
        return { act: 'listener_stopped', memberId, reason }
      })
      return { message: familyMessages(language).listenerRemoved }
    },
  }
}
