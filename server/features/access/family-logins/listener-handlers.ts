import { broken } from '#contract/field-words.ts'
import { mostListeners } from '#domain/access/family-logins.ts'
import { formatInstant } from '#domain/format/instant.ts'
import type { Db } from '#server/db/open.ts'
import { type CandidateContact, maskContact, openContact } from '#server/features/families/candidate-consent/contact.ts'
import { writeWaiting } from '#server/features/families/candidate-consent/waiting-messages.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { addListener, stopListener } from '#server/features/telling/deliveries/listeners.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { contactKeys } from '../accounts/identity.ts'
import { type Account, accountById } from '../accounts/queries.ts'
import { beginsAt } from '../added-access/rules.ts'
import { forgetAdded, noteAdded } from '../added-access/tell-added.ts'
import { codeRefusals, tryCode } from '../codes/try-code.ts'
import { checkPasswordOrRefuse } from '../passwords/password-again.ts'
import { contactOrRefuse } from './invitation.ts'
import { invitationsADay } from './limits.ts'
import { masked } from './present.ts'
import { personOf, readJoined, readListeners } from './queries.ts'
import { sendWaiting } from './waiting-messages.ts'
import { familyMessages, familySentences } from './words.ts'

type ListenerCalls = 'familyListeners' | 'inviteListener' | 'confirmListener' | 'removeListener'

/** Who else of a family hears of its profile: elders who never log in, and those who do. */
export function familyListenerHandlers(dependencies: AccessDependencies): HandlersOf<ListenerCalls> {
  const { db, secrets, limits, channels } = dependencies

  /** The owner hears anyhow, and who logs in does since they accepted. */
  async function refuseWhoHears(viewer: { id: string }, contact: CandidateContact): Promise<Account> {
    const account = await accountById(db, viewer.id)
    if (!account) throw new Refusal('no_session')
    const field = contact.channel === 'SMS' ? 'mobile' : 'email'
    if (contactKeys(account).includes(contact.key))
      throw new Refusal('bad_input', {
        fields: { [field]: broken('same_contact') },
        sentence: familySentences.ownContact,
      })
    await refuseStaffContact(db, secrets, [contact.key])
    const personId = await personOf(db, contact)
    if (personId && (await readJoined(db, viewer.id)).some(person => person.personId === personId))
      throw new Refusal('conflict', { sentence: familySentences.isThere })
    if ((await countElders(db, viewer.id)) >= mostListeners)
      throw new Refusal('conflict', { sentence: familySentences.enoughListeners })
    return account
  }

  return {
    async familyListeners({ viewer }) {
      const rows = await readListeners(db, viewer.id)
      const list = rows.map(row => ({
        uuid: row.id,
        contact: row.contact_sealed ? maskContact(openContact(secrets, row.contact_sealed)) : masked(row),
        logs_in: presentYesNo(row.person_id !== null),
        state: row.state === 'BEGUN' ? ('HEARS' as const) : row.state,
        begins_at: row.begins_at?.toISOString() ?? null,
        may_remove: presentYesNo(viewer.isOwner || row.person_id === viewer.personId),
      }))
      const hasRoom = list.filter(({ logs_in }) => logs_in === 'N').length < mostListeners
      return { count: list.length, list, next_offset: null, may_add: presentYesNo(viewer.isOwner && hasRoom) }
    },

    async inviteListener({ input, viewer, language, now }) {
      const contact = contactOrRefuse(input)
      if (!channels[contact.channel]) throw new Refusal('channel_closed')
      const account = await refuseWhoHears(viewer, contact)
      await limits.countOrRefuse(`family invited ${viewer.id}`, invitationsADay)
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      await writeWaiting(db, secrets, { memberId: viewer.id, kind: 'listener', contact, language, now })
      await sendWaiting(dependencies, now, viewer.id)
      return { message: familyMessages(language).listenerAsked }
    },

    async confirmListener({ input, viewer, language, now }) {
      const contact = contactOrRefuse(input)
      const account = await accountById(db, viewer.id)
      if (!account) throw new Refusal('no_session')
      const begins = beginsAt(account, now)
      const attempt = {
        identityKey: contact.key,
        purpose: 'listen',
        code: input.otp,
        memberId: viewer.id,
        now,
      } as const
      const { outcome } = await tryCode(db, secrets, attempt, async trx => {
        const listening = { memberId: viewer.id, contact, language, begins, now }
        const id = await addListener(trx, secrets, listening)
        const what = maskContact(contact)
        const added = { memberId: viewer.id, kind: 'listener', what, beginsAt: begins, language, now } as const
        if (id) await noteAdded(trx, dependencies, { id, ...added })
      }).catch(refuseFull)
      if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
      const t = familyMessages(language)
      return { message: begins ? t.listenerAddedFrom(formatInstant(begins.toISOString(), language)) : t.listenerAdded }
    },

    async removeListener({ input, viewer, language }) {
      const row = (await readListeners(db, viewer.id)).find(({ id }) => id === input.uuid)
      if (!row) throw new Refusal('not_found')
      if (!viewer.isOwner && row.person_id !== viewer.personId) throw new Refusal('not_yours')
      await stopListener(db, row.id)
      await forgetAdded(db, row.id)
      return { message: familyMessages(language).listenerRemoved }
    },
  }
}

const countElders = async (db: Db, memberId: string) =>
  (await readListeners(db, memberId)).filter(({ person_id }) => person_id === null).length

/** The database has the last word on how many only hear. */
function refuseFull(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'family_listeners_four')
    throw new Refusal('conflict', { sentence: familySentences.enoughListeners })
  throw error
}
