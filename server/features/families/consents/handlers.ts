import { neededConsents } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { consentChangesADay } from './limits.ts'
import { presentOwnConsents, presentTexts } from './present.ts'
import { readConsentStates, recordConsent } from './queries.ts'
import { consentChange, languageOfOwn, pausesProfile, refuseUnlessOwnAndCurrent } from './rules.ts'
import { offeredLanguages, readTranslations, translationsFor, versionInForce } from './translations.ts'
import { consentMessages } from './words.ts'

interface ConsentDependencies {
  db: Db
  limits: Limits
  site: ReadSite
  /** Takes the stories of a member who no longer agrees off the site. */
  takeDownStoriesOf: (trx: Db, memberId: string, now: Date) => Promise<void>
  /** Stops messages by WhatsApp. */
  endWhatsapp: (trx: Db, memberId: string, now: Date) => Promise<void>
}

export function consentHandlers({
  db,
  limits,
  site,
  takeDownStoriesOf,
  endWhatsapp,
}: ConsentDependencies): HandlersOf<'consentList' | 'setConsents'> {
  return {
    async consentList({ input, viewer, language: spoken }) {
      const names = siteNames(await site())
      const translations = await readTranslations(db)
      const languages = offeredLanguages(translations, input.text ? [input.text] : neededConsents)
      const states = viewer ? await readConsentStates(db, viewer.id) : []
      const read_in = input.language ?? languageOfOwn(states, languages) ?? spoken
      const texts = presentTexts({ spoken, read: read_in, names, translations })
      if (!viewer) return { as: 'texts', body: { languages, read_in, list: texts } }
      return { as: 'own', body: { languages, read_in, list: presentOwnConsents(states, texts) } }
    },

    async setConsents({ input: { consents }, viewer, language: spoken, now }) {
      const translations = await translationsFor(db, consents)
      refuseUnlessOwnAndCurrent(consents, (text, language) => versionInForce(translations, text, language))
      await limits.countOrRefuse(`consents ${viewer.id}`, consentChangesADay)
      const isWithdrawn = consents.some(({ is_given }) => is_given === 'N')
      const status = await db.transaction().execute(async trx => {
        // Without the lock, two answers at once would both find the state before them.
        const member = await trx
          .selectFrom('members')
          .select('status')
          .where('id', '=', viewer.id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const states = await readConsentStates(trx, viewer.id)
        for (const { text, language = spoken, ...answer } of consents) {
          const before = states.find(state => state.text === text)
          const change = consentChange(before, { ...answer, language })
          if (!change) continue
          await recordConsent(trx, { memberId: viewer.id, text, ...change, channel: 'site', at: now })
          if (change.act === 'withdrawn' && text === 'story') await takeDownStoriesOf(trx, viewer.id, now)
          if (change.act === 'withdrawn' && text === 'whatsapp') await endWhatsapp(trx, viewer.id, now)
        }
        if (!pausesProfile(consents) || member.status !== 'active') return member.status
        await trx
          .updateTable('members')
          .set({ status: 'paused', updated_at: now })
          .where('id', '=', viewer.id)
          .execute()
        return 'paused'
      })
      const t = consentMessages(spoken)
      const isPaused = status === 'paused'
      return {
        message: isWithdrawn ? (isPaused ? t.paused : t.withdrawn) : t.given,
        is_paused: isPaused ? 'Y' : 'N',
      }
    },
  }
}
