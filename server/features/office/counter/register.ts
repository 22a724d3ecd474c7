import { sql } from 'kysely'
import type { InputOf } from '#contract/endpoint.ts'
import type { registerAtCounter } from '#contract/office/counter.ts'
import type { Db } from '#server/db/open.ts'
import { lockContacts } from '#server/features/access/account-contacts/queries.ts'
import { contactKeys } from '#server/features/access/accounts/identity.ts'
import { insertMember, insertPerson } from '#server/features/access/sign-up/new-member.ts'
import { contactsOf, refuseTaken, type SignupInput, withMobile } from '#server/features/access/sign-up/rules.ts'
import { nameRegistrant, writeYes } from '#server/features/families/candidate-consent/queries.ts'
import { recordRegistrationConsents } from '#server/features/families/consents/queries.ts'
import { readOfficePayment } from '#server/features/money/payments/offline-payments.ts'
import { takeOfficePayment } from '#server/features/money/payments/upi-orders.ts'
import { rememberLanguage } from '#server/features/telling/notifications/queries.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { CounterDependencies } from './dependencies.ts'
import { closeDraft, lockDraft } from './drafts.ts'
import { registrationsADay } from './limits.ts'
import { readRegistered } from './queries.ts'
import { refuseBadRegistration, refuseHeld } from './rules.ts'
import { counterSentences } from './words.ts'

type Sent = InputOf<typeof registerAtCounter>
interface CounterRegistration {
  input: Sent
  staff: StaffMember
  now: Date
}

/** The form as a registration of the site, without a password. */
const asSignup = ({
  draft: _draft,
  payment: _paid,
  language: _read,
  candidate_agrees: _yes,
  ...sent
}: Sent): SignupInput => {
  const { is_other_family: _other, is_same_person: _same, ...form } = sent
  return withMobile({ ...form, password: '', mobile_number: '' })
}

/** The member that this draft became before. A different number means that the draft is of another family. */
async function registeredBefore(db: Db, memberId: string, mobile: string) {
  const member = await readRegistered(db, memberId)
  if (member?.mobile !== mobile) throw new Refusal('conflict', { sentence: counterSentences.draftGone })
  return { id: member.id, registrationNo: member.registration_no, isNew: false }
}

async function write(
  trx: Db,
  { config }: CounterDependencies,
  { input, sent, staff, upiAddress, now }: CounterRegistration & { sent: SignupInput; upiAddress: string },
) {
  const { draft, registered_by: registeredBy, candidate_agrees, language, payment } = input
  const open = await lockDraft(trx, { draft, staffId: staff.id })
  if (!open) throw new Refusal('conflict', { sentence: counterSentences.draftGone })
  if (open.member_id) return { acts: [], result: await registeredBefore(trx, open.member_id, sent.mobile) }
  await lockContacts(trx, contactKeys(contactsOf(sent)))
  const isSamePerson = input.is_same_person === 'Y'
  // The number stays unverified in this record until its code is read out, which joins it to the person.
  await refuseTaken(trx, isSamePerson ? { ...sent, mobile: '' } : sent, null)
  await refuseHeld(trx, sent, isSamePerson || input.is_other_family === 'Y')
  // Triggers queue new texts of a profile for review. Texts that staff typed need none.
  await sql`select set_config('office.edits', 'on', true)`.execute(trx)
  const id = await insertMember(trx, sent, await insertPerson(trx, null), now, 'counter')
  await nameRegistrant(trx, { memberId: id, registeredBy, channel: 'counter', language, now })
  const hasSigned = candidate_agrees === 'Y' && registeredBy !== 'CANDIDATE'
  if (hasSigned) await writeYes(trx, { memberId: id, channel: 'counter', contactHash: null, language, now })
  await recordRegistrationConsents(trx, sent.consents, { memberId: id, language, channel: 'counter', now })
  await rememberLanguage(trx, id, language)
  await closeDraft(trx, { draft, memberId: id, now })
  const paid =
    payment &&
    (await takeOfficePayment(trx, { config, upiAddress }, { entered: payment, memberId: id, by: staff.id }, now))
  const { registration_no } = await trx
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isAgreed = hasSigned || registeredBy === 'CANDIDATE'
  const after = { number: registration_no, registered_by: registeredBy, answer: isAgreed ? 'yes' : 'waiting' }
  return {
    acts: [{ act: 'registered_at_counter' as const, memberId: id, after }, ...(paid ? [paid] : [])],
    result: { id, registrationNo: registration_no, isNew: true },
  }
}

/** Registers a family at the counter with its consents and its payment, all of it or nothing. */
export async function registerFamily(
  dependencies: CounterDependencies,
  {
    inAct,
    input,
    staff,
    now,
  }: CounterRegistration & { inAct: InAct<'registered_at_counter' | 'payment_entered' | 'upi_ordered'> },
) {
  const { limits, isOpen, site } = dependencies
  if (!(await isOpen())) throw new Refusal('site_not_open')
  const sent = asSignup(input)
  await refuseBadRegistration(dependencies, sent, now)
  if (input.payment) readOfficePayment(input.payment)
  await limits.countOrRefuse(`counter ${staff.id}`, registrationsADay)
  const { upi: upiAddress } = (await site()).facts('contact')
  return inAct(trx => write(trx, dependencies, { input, sent, staff, upiAddress, now }))
}
