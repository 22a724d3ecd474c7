import { broken } from '#contract/field-words.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { consentNames, consentTexts, consentWording, type Wording } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { draftedLanguages, isDrafted, shippedDraft } from './shipped-drafts.ts'
import {
  deleteDraft,
  insertTranslation,
  newestTranslations,
  readDraft,
  readDrafts,
  type TranslatedText,
  translationsOf,
  writeDraft,
} from './translation-queries.ts'
import { isInForce } from './translations.ts'
import { consentMessages, consentSentences } from './words.ts'

type TranslationCalls = 'consentTranslations' | 'consentTranslation' | 'saveConsentDraft' | 'publishConsentTranslation'

type SiteNames = ReturnType<typeof siteNames>
/** The English under the site's name, as families read it. The translator writes that name in their own script. */
const englishOf = ({ text }: Pick<TranslatedText, 'text'>, names: SiteNames): Wording =>
  consentWording(text, 'en', names)

const paragraphsIn = (whole: string): string[] =>
  whole
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)

/** Refuses a translation that leaves out what the English says, and a changed sense of which nobody would be told. */
function refuseIncomplete(words: Wording, { english, isChanged }: { english: Wording; isChanged: boolean }) {
  const fields = {
    ...(words.whole.length < english.whole.length && { whole: broken('fewer_paragraphs', english.whole.length) }),
    ...(isChanged && !words.changed && { changed: broken('required') }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields })
}

/** What is begun: by a colleague, or with the product where nobody has published the text yet. */
async function allDrafts(db: Db, published: readonly TranslatedText[]): Promise<TranslatedText[]> {
  const begun = await readDrafts(db)
  const isOf = (one: TranslatedText) => (other: TranslatedText) =>
    one.text === other.text && one.language === other.language
  const shipped = draftedLanguages
    .flatMap(language => consentNames.map(text => ({ text, language })))
    .filter(one => isDrafted(one) && ![...begun, ...published].some(isOf(one)))
  return [...begun, ...shipped]
}

/** What the provider's translator does. */
export function consentTranslationHandlers({ db, site }: { db: Db; site: ReadSite }): HandlersOf<TranslationCalls> {
  return {
    async consentTranslations() {
      const rows = await newestTranslations(db)
      return {
        list: rows.map(({ text, language, version, of_version, at, author }) => ({
          text,
          language,
          version,
          is_in_force: isInForce({ text, of_version }),
          is_older_than_english: of_version < consentTexts[text].version,
          at: at.toISOString(),
          by: author ?? '',
        })),
        drafts: await allDrafts(db, rows),
      }
    },

    async consentTranslation({ input }) {
      const [draft, versions] = [await readDraft(db, input), await translationsOf(db, input)]
      const names = siteNames(await site())
      const shipped = versions.length === 0 ? shippedDraft(input, names) : null
      const { whole, ...english } = englishOf(input, names)
      return {
        english: { ...english, whole: [...whole], version: consentTexts[input.text].version },
        versions: versions.map(({ version, words, asks_again, at, author, checked_by, checked_on }) => ({
          version,
          words: { ...words, whole: [...words.whole] },
          asks_again,
          at: at.toISOString(),
          by: author ?? '',
          checked_by: checked_by ?? '',
          checked_on,
        })),
        draft: draft
          ? { ...draft.words, at: draft.at.toISOString(), by: draft.author ?? '' }
          : shipped && { ...shipped, at: null, by: '' },
      }
    },

    async saveConsentDraft({ input: { text, language, ...words }, staff, language: spoken, now }) {
      await writeDraft(db, { text, language }, { words, staffId: staff.id, now })
      return { message: consentMessages(spoken).draftSaved }
    },

    async publishConsentTranslation({ input, staff, language: spoken, now, inAct }) {
      const { text, language, version, title, sentence, afterwards, changed } = input
      const isChanged = input.sense === 'CHANGED'
      const words = { title, sentence, whole: paragraphsIn(input.whole), changed: isChanged ? changed : '', afterwards }
      refuseIncomplete(words, { english: englishOf({ text }, siteNames(await site())), isChanged })
      const { checked_by, checked_on } = input
      if (checked_on > dayInIndia(now)) throw new Refusal('bad_input', { fields: { checked_on: broken('in_future') } })
      const checked = { checkedBy: checked_by, checkedOn: checked_on }
      const written = {
        version: version + 1,
        ofVersion: consentTexts[text].version,
        asksAgain: isChanged,
        words,
        ...checked,
      }
      await inAct(async trx => {
        if (!(await insertTranslation(trx, { text, language }, { ...written, staffId: staff.id, now })))
          throw new Refusal('changed_elsewhere', { sentence: consentSentences.translatedMeanwhile })
        await deleteDraft(trx, { text, language })
        const after = {
          text,
          language,
          version: written.version,
          of_version: written.ofVersion,
          sense: input.sense,
          checked_by,
          checked_on,
        }
        return { act: 'consent_text_published', before: { version }, after }
      })
      return { message: consentMessages(spoken).translationPublished }
    },
  }
}
