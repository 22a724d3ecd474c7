import { addDays, dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import type { Db } from '#server/db/open.ts'
import { presentText } from '#server/features/families/consents/present.ts'
import {
  offeredLanguages,
  readTextOrRefuse,
  readTranslations,
} from '#server/features/families/consents/translations.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { writeComplaint } from '#server/features/site/complaints/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { mobileContact } from './contact.ts'
import { endKeys, newLink, readCodeKey, readTokenKey } from './keys.ts'
import { wrongCodesOf, wrongCodesOfNumber, wrongLinksFromAddress } from './limits.ts'
import { insertAnswer, lockRequest, writeNo, writeYes } from './queries.ts'
import { candidateMessages, candidateSentences, notMeComplaint } from './words.ts'

interface AnswerDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  site: ReadSite
}
type AnswerCalls = 'candidateQuestion' | 'answerCandidate' | 'openByCandidateCode'

/** A key that is unknown, used or expired is refused in the same words, so that guessing learns nothing. */
const refused = () => new Refusal('bad_token', { sentence: candidateSentences.link })

/** What the candidate calls, by a link or code and without a session. */
export function candidateAnswerHandlers({ db, secrets, limits, site }: AnswerDependencies): HandlersOf<AnswerCalls> {
  /**
   * Counts a wrong link, after it was found wrong: 128 bits are not guessed, and many families share an address, so that
   * somebody's wrong links must not close the right one.
   */
  async function refuseLink(address: string): Promise<never> {
    await limits.countOrRefuse(`candidate links from ${address}`, wrongLinksFromAddress)
    throw refused()
  }

  return {
    async candidateQuestion({ input, address, language, now }) {
      const key = await readTokenKey(db, input.token, now)
      const profile =
        key &&
        (await db
          .selectFrom('candidate_requests')
          .innerJoin('members', 'members.id', 'candidate_requests.member_id')
          .select([
            'first_name',
            'last_name',
            'second_script',
            'registration_no',
            'joined_at',
            'registered_by',
            'state',
            'due_on',
          ])
          .select(eb =>
            eb
              .selectFrom('photos')
              .whereRef('photos.member_id', '=', 'members.id')
              .where('photos.status', '=', 'shown')
              .select(of => of.fn.countAll<number>().as('count'))
              .as('photos'),
          )
          .where('members.id', '=', key.member_id)
          .where('members.status', 'in', ['active', 'paused'])
          .executeTakeFirst())
      if (!profile) return refuseLink(address)
      const names = siteNames(await site())
      const translations = await readTranslations(db)
      return {
        name: nameIn(language, profile),
        registration_no: profile.registration_no,
        registered_by: profile.registered_by,
        registered_on: dayInIndia(profile.joined_at),
        photos: Number(profile.photos ?? 0),
        consent: presentText('candidate', { spoken: language, read: input.language ?? language, names, translations }),
        languages: offeredLanguages(translations, ['candidate']),
        due_on: profile.due_on,
        has_declined: profile.state === 'no',
      }
    },

    async answerCandidate({ input, address, language, now }) {
      const names = siteNames(await site())
      const read = await readTextOrRefuse(db, 'candidate', input, language)
      const request = await db.transaction().execute(async trx => {
        const unlocked = await readTokenKey(trx, input.token, now)
        const locked = unlocked && (await lockRequest(trx, unlocked.member_id))
        // The key is read again under the lock, because another answer may have used it up meanwhile.
        const key = locked && (await readTokenKey(trx, input.token, now))
        if (!key) return null
        const member = await trx
          .selectFrom('members')
          .select('registration_no')
          .where('id', '=', key.member_id)
          .where('status', 'in', ['active', 'paused'])
          .executeTakeFirst()
        if (!member) return null
        const answered = { memberId: key.member_id, channel: key.channel, contactHash: key.contact_hash, now } as const
        switch (input.answer) {
          case 'YES':
            await writeYes(trx, { ...answered, ...read })
            await endKeys(trx, answered.memberId)
            break
          case 'LATER':
            await insertAnswer(trx, { ...answered, answer: 'later' })
            break
          case 'NO':
            // What nobody but the candidate may ever read is not written: the day on which silence hides the profile stands.
            if (input.hide === 'TODAY') await writeNo(trx, answered)
            break
          case 'NOT_ME':
            await insertAnswer(trx, { ...answered, answer: 'not_me' })
            await endKeys(trx, answered.memberId)
            await trx
              .updateTable('candidate_requests')
              .set({ contact_sealed: null, contact_hash: null })
              .where('member_id', '=', answered.memberId)
              .where('contact_hash', '=', answered.contactHash)
              .execute()
            await writeComplaint(trx, secrets, {
              kind: 'unlawful',
              text: {
                name: names[language],
                email: '',
                mobile: '',
                ownRegistrationNo: '',
                aboutRegistrationNo: member.registration_no,
                message: notMeComplaint(language),
              },
              isConfirmed: true,
              isBelow: false,
              language,
              now,
            })
        }
        return locked
      })
      if (!request) return refuseLink(address)
      const t = candidateMessages(language)
      const isListed = request.state !== 'no' && request.due_on >= dayInIndia(now)
      if (input.answer === 'NO' && input.hide === 'ON_DUE_DAY' && isListed)
        return { message: t.noOn(formatLongDay(addDays(request.due_on, 1), language)) }
      return { message: t[input.answer.toLowerCase() as Lowercase<typeof input.answer>] }
    },

    async openByCandidateCode({ input, address, device, now }) {
      const { key: contactKey } = mobileContact(input.mobile, input.mobile_country_code)
      const everywhere = `candidate codes ${contactKey}` as const
      const [byAsker, fromAddress] = [`${everywhere} by ${device ?? address}`, `${everywhere} from ${address}`] as const
      const few = wrongCodesOf(await limits.isUsedUp(everywhere, wrongCodesOfNumber))
      await limits.countOrRefuse(byAsker, few.asker)
      await limits.countOrRefuse(fromAddress, few.address)
      const token = await db.transaction().execute(async trx => {
        const key = await readCodeKey(trx, secrets, { contactKey, code: input.code }, now)
        return key && newLink(trx, { memberId: key.member_id, contactHash: key.contact_hash, now }, 'code')
      })
      if (!token) {
        await limits.count(everywhere, wrongCodesOfNumber)
        throw refused()
      }
      await limits.giveBack(byAsker)
      await limits.giveBack(fromAddress)
      return { token }
    },
  }
}
