import { broken } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import { contactKeys, identityKey } from '#server/features/access/accounts/identity.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import {
  hasCandidateLogin,
  isNotTheirs,
  lockRequest,
  nameRegistrant,
  readLoginContact,
  readRequest,
} from '#server/features/families/candidate-consent/queries.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CandidateContact, emailContact, hashOf, mobileContact, sealContact } from './contact.ts'
import { endKeys, newLink } from './keys.ts'
import { asksADay } from './limits.ts'
import { presentOwnState } from './present.ts'
import { isInRecord } from './record-contacts.ts'
import { whyNotNamed } from './rules.ts'
import { writeWaiting } from './waiting-messages.ts'
import { candidateMessages, candidateSentences } from './words.ts'

/** What the registrant calls: who registered, and how the candidate is reached. */
export function candidateHandlers(
  dependencies: AccessDependencies & {
    /** Sends what is due of one profile. What is not sent now, the job of the invitations sends. */
    sendWaiting: (now: Date, memberId: string) => Promise<void>
  },
): HandlersOf<'candidateState' | 'askCandidate' | 'openOwnQuestion'> {
  const { db, secrets, limits, channels, config } = dependencies

  async function checkContactOrRefuse(memberId: string, contact: CandidateContact, language: Language): Promise<void> {
    const field = contact.channel === 'SMS' ? 'mobile' : 'email'
    const account = await accountById(db, memberId)
    if (!account) throw new Refusal('no_session')
    if (contactKeys(account).includes(contact.key) || (await isInRecord(db, secrets, memberId, contact)))
      throw new Refusal('bad_input', {
        fields: { [field]: broken('same_contact') },
        sentence: candidateSentences.ownContact,
      })
    await refuseStaffContact(db, secrets, [contact.key])
    if (await isNotTheirs(db, memberId, hashOf(secrets, contact)))
      throw new Refusal('conflict', { sentence: candidateSentences.notTheirs })
    const isOpen =
      contact.channel === 'EMAIL' || (await readSmsIds(db, config))('candidate_question', language) !== null
    if (!channels[contact.channel] || !isOpen) throw new Refusal('channel_closed')
  }

  return {
    candidateState: async ({ viewer }) => presentOwnState(await readRequest(db, viewer.id), secrets),

    async openOwnQuestion({ viewer, now }) {
      // A role that only says who registered proves nobody's contact.
      if (viewer.role !== 'CANDIDATE' || viewer.isOwner) throw new Refusal('not_yours')
      await limits.countOrRefuse(`candidate asked ${viewer.personId}`, asksADay)
      const token = await db.transaction().execute(async trx => {
        const own = await readLoginContact(trx, viewer.personId)
        const contactHash = hashOf(secrets, { key: identityKey(own) })
        return newLink(trx, { memberId: viewer.id, contactHash, now }, 'code')
      })
      return { token }
    },

    async askCandidate({ input, viewer, language, now }) {
      const memberId = viewer.id
      const { registered_by: registeredBy, mobile, email } = input
      const isOwn = registeredBy === 'CANDIDATE'
      const contact = isOwn
        ? null
        : mobile
          ? mobileContact(mobile, input.mobile_country_code)
          : email
            ? emailContact(email)
            : null
      if (contact) {
        await checkContactOrRefuse(memberId, contact, language)
        await limits.countOrRefuse(`candidate asked ${memberId}`, asksADay)
      }
      await db.transaction().execute(async trx => {
        // The member is locked, because a profile without a named registrant has no request to lock.
        await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
        const before = await lockRequest(trx, memberId)
        const whyNot = whyNotNamed(before, registeredBy)
        if (whyNot) throw new Refusal('conflict', { sentence: candidateSentences[whyNot] })
        // Whoever registered would else name a number of their own, or themselves, and answer in the candidate's place.
        if ((contact || isOwn) && (await hasCandidateLogin(trx, memberId)))
          throw new Refusal('conflict', { sentence: candidateSentences.hasLogin })
        if (before?.registered_by !== registeredBy)
          await nameRegistrant(trx, { memberId, registeredBy, channel: 'registration', language, now })
        if (!contact) return
        const own = { contact_sealed: sealContact(secrets, contact), contact_hash: hashOf(secrets, contact) }
        await trx
          .updateTable('candidate_requests')
          .set({ ...own, language, asked_at: now })
          .where('member_id', '=', memberId)
          .execute()
        await endKeys(trx, memberId)
        await writeWaiting(trx, secrets, { memberId, kind: 'candidate', contact, language, now })
      })
      // Counted apart from the codes that the owner of the contact asks for.
      if (contact) await dependencies.sendWaiting(now, memberId)
      const t = candidateMessages(language)
      return {
        ...presentOwnState(await readRequest(db, memberId), secrets),
        message: contact ? t.sent : t.saved,
      }
    },
  }
}
