import { broken } from '#contract/field-words.ts'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import type { Db } from '#server/db/open.ts'
import { readOwner } from '#server/features/access/accounts/queries.ts'
import { hashOf, maskContact } from '#server/features/families/candidate-consent/contact.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { contactKeys } from '../accounts/identity.ts'
import { accountById, accountOf } from '../accounts/queries.ts'
import { beginsAt } from '../added-access/rules.ts'
import { forgetAdded, noteAdded } from '../added-access/tell-added.ts'
import { confirmWay } from '../added-access/ways.ts'
import { checkPasswordOrRefuse } from '../passwords/password-again.ts'
import { revokeSessionsOfPerson } from '../sessions/queries.ts'
import { contactOrRefuse, refuseClosed, sendInvitation, sendInvitations } from './invitation.ts'
import { invitationsADay } from './limits.ts'
import { presentFamily } from './present.ts'
import {
  deleteLogin,
  endInvitation,
  personOf,
  readCandidateYes,
  readInvitations,
  readJoined,
  writeLastWord,
} from './queries.ts'
import { mayRemove, whyNotInvited } from './rules.ts'
import { familyMessages, familySentences } from './words.ts'

type FamilyCalls = 'familyLogins' | 'inviteToFamily' | 'confirmFamily' | 'removeFromFamily' | 'setLastWord'

/** Who of a family logs in for its profile: the owner invites, and the candidate may keep the last word. */
export function familyLoginHandlers(dependencies: AccessDependencies): HandlersOf<FamilyCalls> {
  const { db, secrets, limits, record, forgetSessions } = dependencies

  async function readFamily(trx: Db, viewer: Viewer) {
    const [owner, joined] = [await readOwner(trx, viewer.id), await readJoined(trx, viewer.id)]
    const taken = new Set<FamilyRole>([owner.role, ...joined.map(({ role }) => role)])
    return { owner, joined, taken, yes: await readCandidateYes(trx, viewer.id) }
  }

  return {
    async familyLogins({ viewer, now }) {
      const family = await readFamily(db, viewer)
      return presentFamily({ ...family, invitations: await readInvitations(db, viewer.id, now) }, viewer, secrets)
    },

    async inviteToFamily({ input, viewer, language, now }) {
      const { role } = input
      const contact = contactOrRefuse(input)
      const account = await accountById(db, viewer.id)
      if (!account) throw new Refusal('no_session')
      const field = contact.channel === 'SMS' ? 'mobile' : 'email'
      if (contactKeys(account).includes(contact.key))
        throw new Refusal('bad_input', {
          fields: { [field]: broken('same_contact') },
          sentence: familySentences.ownContact,
        })
      await refuseStaffContact(db, secrets, [contact.key])
      await refuseClosed(db, dependencies, contact, language)
      await limits.countOrRefuse(`family invited ${viewer.id}`, invitationsADay)
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      const begins = beginsAt(account, now)
      await db.transaction().execute(async trx => {
        const { joined, taken, yes } = await readFamily(trx, viewer)
        const whyNot = whyNotInvited({ role, contactHash: hashOf(secrets, contact) }, { taken, yes })
        if (whyNot) throw new Refusal('conflict', { sentence: familySentences[whyNot] })
        const personId = await personOf(trx, contact)
        if (joined.some(person => person.personId === personId))
          throw new Refusal('conflict', { sentence: familySentences.isThere })
        const replaced = await endInvitation(trx, viewer.id, role)
        if (replaced) await forgetAdded(trx, replaced)
        const invitation = { memberId: viewer.id, role, contact, language, now }
        const id = await sendInvitation(trx, dependencies, { ...invitation, goesOutAt: begins })
        const what = `${familyRoleName(language, role)}, ${maskContact(contact)}`
        const added = { id, memberId: viewer.id, kind: 'login', what, beginsAt: begins, language, now } as const
        await noteAdded(trx, dependencies, added)
      })
      await sendInvitations(dependencies, now, viewer.id)
      const t = familyMessages(language)
      return { message: begins ? t.invitedFrom(formatInstant(begins.toISOString(), language)) : t.invited }
    },

    async confirmFamily({ input, viewer, language, now }) {
      const account = await accountById(db, viewer.id)
      if (!account) throw new Refusal('no_session')
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      const begins = beginsAt(account, now)
      const id = input.uuid.toLowerCase()
      await db.transaction().execute(async trx => {
        const confirmed = await confirmWay(trx, secrets, { id, memberId: viewer.id, begins, language })
        if (!confirmed) throw new Refusal('not_found')
        const added = { id, memberId: viewer.id, ...confirmed, beginsAt: begins, language, now }
        await noteAdded(trx, dependencies, added)
      })
      forgetSessions(viewer.id)
      const t = familyMessages(language)
      return { message: begins ? t.confirmedFrom(formatInstant(begins.toISOString(), language)) : t.confirmed }
    },

    async removeFromFamily({ input, viewer, address, language, now }) {
      const { role } = input
      const t = familyMessages(language)
      const { joined } = await readFamily(db, viewer)
      const person = joined.find(one => one.role === role)
      if (!person) {
        if (!viewer.isOwner) throw new Refusal('not_yours')
        const ended = await endInvitation(db, viewer.id, role)
        if (ended === null) throw new Refusal('not_found')
        await forgetAdded(db, ended)
        return { message: t.withdrawn }
      }
      if (!mayRemove(viewer, person))
        throw new Refusal('not_yours', {
          sentence: role === 'CANDIDATE' ? familySentences.candidateStays : familySentences.ownerRemoves,
        })
      const account = await accountOf(db, viewer)
      if (!account) throw new Refusal('no_session')
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      const { personId } = person
      await db.transaction().execute(async trx => {
        await revokeSessionsOfPerson(trx, { personId, memberId: viewer.id }, now)
        await deleteLogin(trx, viewer.id, personId)
      })
      forgetSessions(viewer.id)
      record({ event: 'logout', member: viewer.id, address })
      return { message: personId === viewer.personId ? t.left : t.removed }
    },

    async setLastWord({ input, viewer, language }) {
      if (viewer.role !== 'CANDIDATE') throw new Refusal('not_yours', { sentence: familySentences.candidateSets })
      const isKept = input.last_word === 'Y'
      await writeLastWord(db, viewer.id, isKept)
      forgetSessions(viewer.id)
      const t = familyMessages(language)
      return { message: isKept ? t.lastWordKept : t.lastWordGiven, last_word: input.last_word }
    },
  }
}
