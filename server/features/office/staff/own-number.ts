import { broken } from '#contract/field-words.ts'
import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import { codeTries, withinCodeBudget } from '#server/features/access/codes/limits.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { tryCodeOfNobody } from '#server/features/access/codes/try-code.ts'
import {
  type CandidateContact,
  maskContact,
  mobileContact,
} from '#server/features/families/candidate-consent/contact.ts'
import { staffContactHash } from '#server/features/shared/staff-contacts/rules.ts'
import { errorWords } from '#server/http/error-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { staffMessages } from './words.ts'

/** A key of its own, so that the code verifies nobody's account and is bound to who asked for it. */
const codeOf = ({ key }: CandidateContact, staffId: string) =>
  ({ identityKey: `staff ${staffId} ${key}`, purpose: 'verify' }) as const

/** The own number of members of staff, which then serves as no family's contact that others enter. */
export function ownNumberHandlers(
  dependencies: AccessDependencies,
): HandlersOf<'sendOwnNumberCode' | 'confirmOwnNumber'> {
  const { db, secrets, limits, channels } = dependencies
  return {
    async sendOwnNumberCode({ input, staff, language, now }) {
      const contact = mobileContact(input.mobile, '+91')
      const { channel, key, to } = contact
      // A refusal, and no 503: the site has no such channel, and will have none in a moment.
      if (!channels[channel]) throw new Refusal('conflict', { sentence: errorWords.channel_closed })
      const code = { ...codeOf(contact, staff.id), recipient: { memberId: null, to }, channel, language, now }
      await withinCodeBudget(limits, key, () =>
        withSmsCounted(dependencies, channel, now, () =>
          db.transaction().execute(trx => sendCode(trx, dependencies, code)),
        ),
      )
      return { message: staffMessages(language).numberCodeSent }
    },

    async confirmOwnNumber({ input: { mobile, code }, staff, language, now, inAct }) {
      const contact = mobileContact(mobile, '+91')
      await limits.countOrRefuse(`try staff number ${staff.id}`, codeTries)
      const contact_hash = staffContactHash(secrets, contact.key)
      const outcome = await inAct(async trx => {
        const result = await tryCodeOfNobody(trx, secrets, { ...codeOf(contact, staff.id), code, now })
        if (result !== 'right') return { acts: [], result }
        // Who has left the office keeps no number from who comes.
        await trx
          .deleteFrom('staff_contacts')
          .where('contact_hash', '=', contact_hash)
          .where('staff_id', 'in', eb => eb.selectFrom('staff').select('id').where('retired_at', 'is not', null))
          .execute()
        const own = { contact_hash, masked: maskContact(contact), confirmed_at: now }
        await trx
          .insertInto('staff_contacts')
          .values({ staff_id: staff.id, ...own })
          .onConflict(conflict => conflict.column('staff_id').doUpdateSet(own))
          .execute()
        return { act: 'own_number_confirmed', result }
      }).catch(refuseTaken)
      if (outcome !== 'right')
        throw new Refusal('bad_input', { fields: { code: broken(outcome === 'wrong' ? 'wrong_code' : 'ended_code') } })
      return { message: staffMessages(language).numberConfirmed }
    },
  }
}

function refuseTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'staff_contacts_hash')
    throw new Refusal('taken', { fields: { mobile: broken('taken_mobile') } })
  throw error
}
