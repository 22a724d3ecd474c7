import type { AnswerOf } from '#contract/endpoint.ts'
import type { counterSlip } from '#contract/office/counter.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { type ConsentName, consentWording, neededConsents } from '#domain/families/consents.ts'
import { photosPerMember } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { maskContact } from '#server/features/families/candidate-consent/contact.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import { factsIn, siteNames } from '#server/features/shared/site-content/facts.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { contactReached } from './confirming-code.ts'
import type { CounterDependencies } from './dependencies.ts'
import type { readRegistered } from './queries.ts'

type Registered = NonNullable<Awaited<ReturnType<typeof readRegistered>>>

const runningPlan = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('memberships')
    .innerJoin('plans', 'plans.id', 'memberships.plan_id')
    .select(['plans.name', 'memberships.ends_on'])
    .where('memberships.member_id', '=', memberId)
    .where(isRunningOn(dayInIndia(now)))
    .executeTakeFirst()

/** The slip that is printed for the family. It shows only the end of the number, and no password, because there is none. */
export async function presentSlip(
  dependencies: CounterDependencies,
  member: Registered,
  now: Date,
): Promise<AnswerOf<typeof counterSlip>> {
  const { db, site, config } = dependencies
  const content = await site()
  const names = siteNames(content)
  const sentence = (text: ConsentName, language: Language) => consentWording(text, language, names).sentence
  const sentences = (language: Language) => neededConsents.map(text => sentence(text, language))
  const plan = await runningPlan(db, member.id, now)
  const account = await accountById(db, member.id)
  const reached = account && (await contactReached(dependencies, account))
  const language = (await readRecipient(db, member.id))?.language ?? 'en'
  return {
    uuid: member.id,
    registration_no: member.registration_no,
    name: { en: nameIn('en', member), mr: nameIn('mr', member) },
    registered_on: dayInIndia(member.joined_at),
    registered_by: member.registered_by ?? 'CANDIDATE',
    language,
    reached_by: reached && {
      channel: reached.channel,
      contact: reached.channel === 'SMS' ? reached.to.slice(-4) : maskContact(reached),
    },
    is_verified: member.mobile_verified_at !== null || member.email_verified_at !== null,
    has_candidate_agreed: member.state === 'yes',
    photos: member.photos ?? 0,
    may_add_photo: member.is_recent === true && (member.photos ?? 0) < photosPerMember,
    plan: plan ? { name: plan.name, ends_on: plan.ends_on } : null,
    site: names,
    address: new URL(config.publicUrl).host,
    telephone: factsIn(content, 'en').telephone,
    family_sentences: { en: sentences('en'), mr: sentences('mr') },
    candidate_sentence: { en: sentence('candidate', 'en'), mr: sentence('candidate', 'mr') },
  }
}
