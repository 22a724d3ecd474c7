import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TranslatedLanguage } from '#domain/families/consent-languages.ts'
import { type ConsentName, consentTexts, neededConsents } from '#domain/families/consents.ts'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { joins } from '#server/testing/families.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const admin = async () => (await createStaff(world, 'ADMIN')).options

const notice = Array.from({ length: 7 }, (_, at) => `परिच्छेद ${at + 1}: सप्तपदी आपकी जानकारी का उपयोग`).join('\n\n')
const words = { title: 'आपकी जानकारी', sentence: 'सप्तपदी को हमारी सहमति है।', afterwards: 'प्रोफ़ाइल रुक जाती है।' }

const checked = { checked_by: 'Sunita Verma', checked_on: '2026-01-01' }

type Change = Partial<
  typeof checked & { version: number; sentence: string; whole: string; changed: string; sense: 'SAME' | 'CHANGED' }
>
const publish = async (language: TranslatedLanguage, text: ConsentName, change: Change = {}) =>
  world.call(
    'publishConsentTranslation',
    {
      language,
      text,
      version: 0,
      ...words,
      whole: text === 'notice' ? notice : '',
      sense: 'SAME',
      ...checked,
      ...change,
    },
    await admin(),
  )
const publishNeeded = async (language: TranslatedLanguage) => {
  for (const text of neededConsents) expect((await publish(language, text)).status).toBe(200)
}
const offered = async () => (await world.call('consentList', {})).body.languages.map(({ language }) => language)
const agreed = (language: TranslatedLanguage, version = 1) => neededConsents.map(text => ({ text, version, language }))
const rowsOf = (id: string) =>
  world.db
    .selectFrom('consents')
    .leftJoin('consent_wordings', 'consent_wordings.id', 'wording_id')
    .select(['consents.text', 'consents.version', 'consents.language', 'act', 'words'])
    .where('member_id', '=', id)
    .orderBy('consents.id')
    .execute()
const readsOwn = async ({ token }: { token: string }) => (await world.call('consentList', {}, { token })).body
const asksConsent = async (token: string) => (await world.call('me', {}, { token })).body.asks_consent

describe('a translation', () => {
  it('is offered once both needed texts are there, and read in its own direction', async () => {
    expect(await offered()).toEqual(['en', 'mr'])
    await publish('ur', 'notice')
    expect(await offered()).toEqual(['en', 'mr'])
    await publish('ur', 'marriage')
    expect(await offered()).toEqual(['en', 'mr', 'ur'])
    const { list } = (await world.call('consentList', { language: 'ur' })).body
    expect(list.map(({ text, language, direction }) => [text, language, direction]).slice(0, 3)).toEqual([
      ['notice', 'ur', 'rtl'],
      ['marriage', 'ur', 'rtl'],
      // Nobody has translated it: the page's language says it.
      ['candidate', 'en', 'ltr'],
    ])
  })

  it('that came with the product is read in the office alone, until somebody has checked it', async () => {
    const of = { language: 'ml', text: 'marriage' } as const
    const read = async () => (await world.call('consentTranslation', of, await admin())).body
    const { draft } = await read()
    expect(draft).toMatchObject({ at: null, by: '', sentence: expect.stringContaining('വിവാഹ') })
    expect((await world.call('consentTranslations', {}, await admin())).body.drafts).toContainEqual(of)
    expect(await offered()).not.toContain('ml')
    expect(JSON.stringify((await world.call('consentList', { language: 'ml' })).body)).not.toContain('വിവാഹ')
    expect((await publish('ml', 'marriage', { checked_by: ' ' })).refusal).toMatchObject({
      fields: { checked_by: expect.any(String) },
    })
    expect((await publish('ml', 'marriage', { checked_on: '2036-01-01' })).refusal).toMatchObject({
      fields: { checked_on: expect.any(String) },
    })
    expect((await publish('ml', 'marriage')).status).toBe(200)
    // The other needed text is still a draft, so that no family is asked in the language.
    expect(await offered()).not.toContain('ml')
    expect(await read()).toMatchObject({ versions: [checked], draft: null })
    const unchecked = world.db.insertInto('consent_translations').values({
      ...{ text: 'notice', language: 'ml', version: 1, of_version: 1, asks_again: false, at: world.clock.now() },
      words: JSON.stringify({}),
    })
    await expect(unchecked.execute()).rejects.toThrow('consent_translations_checked')
    // One that was published before anybody was asked who checked it.
    await sql`alter table consent_translations drop constraint consent_translations_checked`.execute(world.db)
    await unchecked.execute()
    expect(await offered()).not.toContain('ml')
    await sql`alter table consent_translations disable trigger user`.execute(world.db)
    await world.db.deleteFrom('consent_translations').where('checked_by', 'is', null).execute()
    await sql`alter table consent_translations enable trigger user`.execute(world.db)
    await sql`alter table consent_translations add constraint consent_translations_checked
      check (checked_by is not null and length(btrim(checked_by)) > 0 and checked_on is not null) not valid`.execute(
      world.db,
    )
  })

  it('is saved as a draft that no family reads, gone on with by a colleague, and gone when it is published', async () => {
    const drafted = { language: 'sd', text: 'marriage', title: 'شادي', sentence: 'اڌ' } as const
    expect((await world.call('saveConsentDraft', drafted, await admin())).status).toBe(200)
    await world.call('saveConsentDraft', { ...drafted, sentence: 'سڄو' }, await admin())
    const of = { language: 'sd', text: 'marriage' } as const
    const read = async () => (await world.call('consentTranslation', of, await admin())).body
    expect(await read()).toMatchObject({ versions: [], draft: { title: 'شادي', sentence: 'سڄو', whole: '' } })
    expect((await world.call('consentTranslations', {}, await admin())).body.drafts).toContainEqual(of)
    expect(JSON.stringify((await world.call('consentList', { language: 'sd' })).body)).not.toContain('سڄو')
    await publish('sd', 'marriage')
    expect(await read()).toMatchObject({ versions: [{ version: 1 }], draft: null })
  })

  it('that leaves out a paragraph, or does not say what is new, is refused', async () => {
    expect((await publish('te', 'notice', { whole: 'एक' })).refusal).toMatchObject({
      fields: { whole: expect.stringContaining('7') },
    })
    await publish('te', 'marriage')
    const silent = await publish('te', 'marriage', { version: 1, sense: 'CHANGED' })
    expect(silent.refusal).toMatchObject({ fields: { changed: expect.any(String) } })
  })

  it('is written on top of the version on the screen, and never changed', async () => {
    await publish('gu', 'marriage')
    expect((await publish('gu', 'marriage')).status).toBe(409)
    const change = world.db.updateTable('consent_translations').set({ version: 9 }).where('language', '=', 'gu')
    await expect(change.execute()).rejects.toThrow('stay as families read them')
  })

  it('is in the audit with the choice of its editor', async () => {
    await publish('kn', 'marriage')
    await publish('kn', 'marriage', { version: 1, sense: 'CHANGED', changed: 'ಹೊಸದು' })
    const { list } = (await world.call('auditList', { act: 'consent_text_published' }, await admin())).body
    expect(list[0]).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'language', after: 'kn' }),
        expect.objectContaining({ field: 'sense', after: 'CHANGED' }),
      ]),
    })
  })
})

describe('a family that reads the texts in its own language', () => {
  it('agrees to what it read, as it was shown, under the name of the site', async () => {
    await publishNeeded('hi')
    await writePublished(
      world.db,
      { kind: 'name', language: 'both' },
      { name_en: 'Lagnagath', name_mr: 'लग्नगाठ' },
      world.clock.now(),
    )
    const kale = await joins(world, { consents: agreed('hi') })
    expect(await rowsOf(kale.id)).toMatchObject([
      { text: 'notice', version: 1, language: 'hi', words: { sentence: 'लग्नगाठ को हमारी सहमति है।' } },
      { text: 'marriage', version: 1, language: 'hi', words: { title: 'आपकी जानकारी' } },
    ])
    expect(await asksConsent(kale.token)).toBe('N')
    await world.call('setConsents', { consents: [{ ...agreed('hi')[0], is_given: 'N' }] } as never, {
      token: kale.token,
    })
    expect((await rowsOf(kale.id)).at(-1)).toMatchObject({
      act: 'withdrawn',
      language: 'hi',
      words: { sentence: 'लग्नगाठ को हमारी सहमति है।' },
    })
  })

  it('cannot agree in a language or version that nobody has written', async () => {
    await expect(joins(world, { consents: agreed('sat') })).rejects.toThrow('400')
    await publishNeeded('ta')
    await expect(joins(world, { consents: agreed('ta', 2) })).rejects.toThrow('400')
    const kale = await joins(world, { consents: undefined })
    const ahead = { consents: agreed('ta', 2).map(one => ({ ...one, is_given: 'Y' as const })) }
    expect((await world.call('setConsents', ahead, { token: kale.token })).status).toBe(409)
  })

  it('is asked again where the sense changed, and not where words were corrected', async () => {
    await publishNeeded('bn')
    const kale = await joins(world, { consents: agreed('bn') })
    const patil = await joins(world)
    await publish('bn', 'notice', { version: 1, sentence: 'ঠিক করা' })
    expect(await asksConsent(kale.token)).toBe('N')
    await publish('bn', 'notice', { version: 2, sense: 'CHANGED', changed: 'নতুন' })
    expect(await asksConsent(kale.token)).toBe('Y')
    // Nobody who agreed in Bengali is asked again in English.
    const { list, read_in } = await readsOwn(kale)
    expect(read_in).toBe('bn')
    expect(list[0]).toMatchObject({ state: 'OUTDATED', own_version: 1, own_language: 'bn', version: 3, changed: 'নতুন' })
    // Who agreed in another language read nothing of it.
    expect(await asksConsent(patil.token)).toBe('N')
    const again = {
      consents: [{ text: 'notice' as const, version: 3, language: 'bn' as const, is_given: 'Y' as const }],
    }
    expect((await world.call('setConsents', again, { token: kale.token })).status).toBe(200)
    expect(await asksConsent(kale.token)).toBe('N')
  })

  it('reads on in it until it answers in another one', async () => {
    await publishNeeded('pa')
    const kale = await joins(world, { consents: agreed('pa') })
    expect(await readsOwn(kale)).toMatchObject({
      read_in: 'pa',
      list: [{ language: 'pa' }, { language: 'pa' }, {}, {}, {}],
    })
    expect((await world.call('consentList', { language: 'en' }, { token: kale.token })).body.read_in).toBe('en')
    world.clock.passes(1_000)
    const inEnglish = { text: 'notice' as const, version: consentTexts.notice.version, is_given: 'Y' as const }
    await world.call('setConsents', { consents: [inEnglish] }, { token: kale.token })
    expect((await readsOwn(kale)).read_in).toBe('en')
  })

  it('reads the product’s own text where the English says something else since', async () => {
    await publishNeeded('or')
    const kale = await joins(world, { consents: agreed('or') })
    const { version, countsFrom } = consentTexts.notice
    Object.assign(consentTexts.notice, { version: version + 1, countsFrom: version + 1 })
    try {
      expect(await offered()).not.toContain('or')
      expect(await asksConsent(kale.token)).toBe('Y')
      expect((await readsOwn(kale)).read_in).toBe('en')
      const { list } = (await world.call('consentTranslations', {}, await admin())).body
      expect(list.find(one => one.language === 'or' && one.text === 'notice')).toMatchObject({ is_in_force: false })
    } finally {
      Object.assign(consentTexts.notice, { version, countsFrom })
    }
  })
})
