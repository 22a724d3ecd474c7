import { beforeAll, describe, expect, it } from 'vitest'
import type { ConsentName } from '#domain/families/consents.ts'
import { whatsappEnv } from '#server/testing/fake-whatsapp.ts'
import { joins } from '#server/testing/families.ts'
import { freeMobile, invitationCode } from '#server/testing/family-logins.ts'
import { bride, groom } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const channels = { SMS: true, EMAIL: true, WHATSAPP: true }
const world = testWorld({ env: whatsappEnv, channels })

const sentenceOf = (text: ConsentName) => `${text}: सप्तपदी को मेरी सहमति है।`
const publish = async (text: ConsentName) =>
  world.call(
    'publishConsentTranslation',
    {
      language: 'hi',
      text,
      version: 0,
      title: 'सहमति',
      sentence: sentenceOf(text),
      afterwards: 'रुक जाता है।',
      sense: 'SAME',
      checked_by: 'Sunita Verma',
      checked_on: '2026-01-01',
    },
    (await createStaff(world, 'ADMIN')).options,
  )
const kept = (id: string, text: ConsentName) =>
  world.db
    .selectFrom('consents')
    .innerJoin('consent_wordings', 'consent_wordings.id', 'wording_id')
    .select(['consents.language', 'consents.version', 'act', 'words'])
    .where('member_id', '=', id)
    .where('consents.text', '=', text)
    .orderBy('consents.id', 'desc')
    .executeTakeFirst()
const asRead = (text: ConsentName) => ({
  language: 'hi',
  version: 1,
  act: 'given',
  words: expect.objectContaining({ sentence: sentenceOf(text) }),
})
const inHindi = { consent_version: 1, consent_language: 'hi' } as const
/** The text in English has had more versions than its first translation. */
const asInEnglish = { consent_version: 2, consent_language: 'hi' } as const

beforeAll(async () => {
  for (const text of ['candidate', 'whatsapp', 'story'] as const) expect((await publish(text)).status).toBe(200)
})

describe('a consent is asked for, and kept, in the language that its reader chose:', () => {
  it('the candidate’s, though nobody wrote the needed texts in it', async () => {
    const mother = await joins(world)
    const mobile = freeMobile()
    await world.call('askCandidate', { registered_by: 'MOTHER', mobile }, { token: mother.token })
    const code = await invitationCode(world, mobile)
    const { token } = (await world.call('openByCandidateCode', { mobile, code })).body
    const asked = (await world.call('candidateQuestion', { token, language: 'hi' })).body
    expect(asked.languages.map(({ language }) => language)).toEqual(['en', 'mr', 'hi'])
    expect(asked.consent).toEqual({ version: 1, language: 'hi', direction: 'ltr', sentence: sentenceOf('candidate') })
    const answer = (read: object) => world.call('answerCandidate', { token, answer: 'YES', ...read })
    expect((await answer(asInEnglish)).status).toBe(409)
    expect((await answer({ consent_version: 1, consent_language: 'ta' })).status).toBe(409)
    expect((await answer(inHindi)).status).toBe(200)
    expect(await kept(mother.id, 'candidate')).toEqual(asRead('candidate'))
    // What the candidate read tells the family nothing.
    const own = await world.call('consentList', { text: 'candidate' }, { token: mother.token })
    expect(own.body.read_in).toBe('en')
  })

  it('that of messages by WhatsApp', async () => {
    const her = await bride(world)
    const chooses = (read: object) =>
      world.call('chooseNotifications', { channel: 'WHATSAPP', wants: 'IMPORTANT', ...read }, { token: her.token })
    expect((await chooses(asInEnglish)).status).toBe(409)
    expect((await chooses(inHindi)).body.list).toContainEqual(
      expect.objectContaining({ channel: 'WHATSAPP', state: 'READY' }),
    )
    expect(await kept(her.id, 'whatsapp')).toEqual(asRead('whatsapp'))
  })

  it('that of a story, of whoever tells and of whoever confirms it', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    const story = { type: 'FOUND_HERE', registration_no, partner_first_name: 'Aniket', city: 'Saswad' } as const
    const tells = (read: object) => world.call('tellStory', { ...story, ...read }, { token: her.token })
    expect((await tells(asInEnglish)).status).toBe(409)
    const { uuid } = (await tells(inHindi)).body
    expect(await kept(her.id, 'story')).toEqual(asRead('story'))
    const confirms = { uuid, answer: 'CONFIRM', ...inHindi } as const
    expect((await world.call('answerStory', confirms, { token: him.token })).status).toBe(200)
    expect(await kept(him.id, 'story')).toEqual(asRead('story'))
  })

  it('each page offers the languages of its own text', async () => {
    const offered = async (text?: ConsentName) =>
      (await world.call('consentList', text ? { text } : {})).body.languages.map(({ language }) => language)
    expect(await offered('story')).toEqual(['en', 'mr', 'hi'])
    expect(await offered('share_link')).toEqual(['en', 'mr'])
    expect(await offered()).toEqual(['en', 'mr'])
  })
})
