import { broken } from '#contract/field-words.ts'
import type { ConsentLanguage } from '#domain/families/consent-languages.ts'
import { type ConsentName, isNeededConsent, neededConsents } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { refuseBarred } from '#server/features/access/account-contacts/returning-contacts.ts'
import { contactKeys } from '#server/features/access/accounts/identity.ts'
import { type Account, accountById } from '#server/features/access/accounts/queries.ts'
import { readChoices } from '#server/features/access/sign-up/queries.ts'
import { choiceErrors, contactsOf, personErrors, type SignupInput } from '#server/features/access/sign-up/rules.ts'
import { refuseUnknownTexts, refuseUnlessOwnAndCurrent } from '#server/features/families/consents/rules.ts'
import { translationsFor, versionInForce } from '#server/features/families/consents/translations.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CounterDependencies } from './dependencies.ts'
import { isMobileHeld, readRegistered } from './queries.ts'
import { counterSentences } from './words.ts'

/** Refuses a registration that the site itself would refuse. */
export async function refuseBadRegistration(
  { db, secrets }: CounterDependencies,
  sent: SignupInput,
  now: Date,
): Promise<void> {
  const translations = await translationsFor(db, sent.consents)
  const inForce = (text: ConsentName, language: ConsentLanguage) => versionInForce(translations, text, language)
  refuseUnknownTexts(sent.consents, inForce)
  refuseUnlessOwnAndCurrent(
    (sent.consents ?? []).map(one => ({ ...one, is_given: 'Y' })),
    inForce,
  )
  // What is agreed to elsewhere is whoever's it is: WhatsApp once its number is proven, a page or story in the own session.
  if (sent.consents?.some(({ text }) => !isNeededConsent(text)))
    throw new Refusal('bad_input', { fields: { consents: broken('malformed') } })
  const missing = neededConsents.filter(text => !sent.consents?.some(one => one.text === text))
  const errors = {
    ...personErrors(sent, now),
    ...choiceErrors(sent, await readChoices(db, sent)),
    ...Object.fromEntries(missing.map(text => [text, broken('needed_consent')])),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('bad_input', { fields: errors })
  await refuseBarred(db, secrets, contactsOf(sent))
  await refuseStaffContact(db, secrets, contactKeys(contactsOf(sent)))
}

/** A number that another record holds unverified may belong to this very family, registered before. */
export async function refuseHeld(trx: Db, sent: SignupInput, isOtherFamily: boolean): Promise<void> {
  if (isOtherFamily || !(await isMobileHeld(trx, sent))) return
  throw new Refusal('conflict', { fields: { mobile: broken('held_mobile') }, sentence: counterSentences.held })
}

/** Refuses a member who was not registered at the counter, and one whose contact is confirmed already. */
export async function accountToConfirmOrRefuse({ db }: CounterDependencies, memberId: string): Promise<Account> {
  const member = await readRegistered(db, memberId)
  const account = member && (await accountById(db, member.id))
  if (!account) throw new Refusal('not_found')
  if (account.mobileVerified || account.emailVerified)
    throw new Refusal('conflict', { sentence: counterSentences.confirmedBefore })
  return account
}
