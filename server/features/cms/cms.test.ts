import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { registers } from '#server/testing/families.ts'
import { hostileHtml } from '#server/testing/hostile-html.ts'
import { newYear, testWorld } from '#server/testing/world.ts'
import { cleanHtml } from './clean-html.ts'

const world = testWorld()
const inMarathi = { headers: { language: 'mr' } }

describe('a bare site', () => {
  it('has something to say on its first day, in both languages', async () => {
    for (const name of ['terms', 'aboutUs'] as const) {
      const english = (await world.call(name, {})).body
      const marathi = (await world.call(name, {}, inMarathi)).body
      expect(english.description.length).toBeGreaterThan(500)
      expect(marathi.title).toMatch(/[\u0900-\u097f]/)
      expect(marathi.description).toMatch(/[\u0900-\u097f]/)
    }
    for (const name of ['privacy', 'safety', 'grievance', 'how-we-check', 'refunds'] as const)
      expect((await world.call('trustPage', { name })).body.description.length).toBeGreaterThan(500)
    expect((await world.call('contactUs', {})).body).toMatchObject({ mobiles: { length: 3 } })
    expect((await world.call('branchList', {})).body.list.length).toBeGreaterThan(0)
  })

  it('says nothing it has not: no film, no networks, no stories', async () => {
    expect((await world.call('videoLink', {})).body).toEqual({ video_link: '' })
    expect((await world.call('socialMedia', {})).body).toEqual({
      facebook: '',
      instagram: '',
      twitter: '',
      linkedin: '',
    })
    expect((await world.call('successStories', {})).body).toEqual({ count: 0, list: [], next_offset: null })
  })

  it('wrote its own pages cleanly', async () => {
    for (const row of await world.db.selectFrom('written_pages').selectAll().execute()) {
      for (const html of [row.html_en, row.html_mr]) expect(cleanHtml(html).replaceAll('<br />', '<br>')).toBe(html)
    }
  })

  it('calls a family तुम्ही in them, as the rest of the site does', async () => {
    const pages = await world.db.selectFrom('written_pages').select('html_mr').execute()
    const others = pages.flatMap(({ html_mr }) => html_mr.match(/आपण|आपल(?!्या समाजा)|सभासद|स्थळ काढून टाका/g) ?? [])
    expect(others).toEqual([])
    const { name_mr } = await world.db
      .selectFrom('options')
      .where('name_en', '=', 'Athletic')
      .select('name_mr')
      .executeTakeFirstOrThrow()
    expect(name_mr).toBe('सुदृढ')
  })
})

describe('the banner', () => {
  it('is another one now and then, and never one the provider took down', async () => {
    const all = await world.db.selectFrom('banners').select(['id', 'image']).execute()
    expect(all.length).toBeGreaterThanOrEqual(3)
    const hidden = all[0]
    if (hidden) await world.db.updateTable('banners').set({ is_shown: false }).where('id', '=', hidden.id).execute()
    const seen = new Set<string>()
    for (let n = 0; n < 60; n++) seen.add((await world.call('randomBanner', {})).body.image)
    expect([...seen].sort()).toEqual(
      all
        .slice(1)
        .map(one => one.image)
        .sort(),
    )
  })

  it('describes itself in the language of the page', async () => {
    expect((await world.call('randomBanner', {}, inMarathi)).body.alt).toMatch(/[\u0900-\u097f]/)
  })

  it('is an empty answer where there is none', async () => {
    await world.db.updateTable('banners').set({ is_shown: false }).execute()
    expect((await world.call('randomBanner', {})).body).toEqual({ image: '', alt: '' })
  })
})

describe('a success story', () => {
  const story = (day: number, change: object = {}) => {
    const at = new Date(newYear.getTime() + day * 86_400_000)
    return {
      id: newId(at),
      groom_registration_no: `G${day}`,
      groom_first_name: 'Omkar',
      groom_last_name: 'Deshmukh',
      groom_address: 'Baramati',
      bride_registration_no: `B${day}`,
      bride_first_name: 'Sayali',
      bride_last_name: null,
      bride_address: null,
      image: null,
      confirmed_at: at,
      published_at: at,
      taken_down_at: null,
      ...change,
    }
  }
  const plant = (...rows: ReturnType<typeof story>[]) => world.db.insertInto('success_stories').values(rows).execute()

  it('is public once the partner confirmed it and staff published it', async () => {
    await plant(story(1, { published_at: null, confirmed_at: null }), story(2, { published_at: null }), story(3))
    const { list } = (await world.call('successStories', {})).body
    expect(list).toEqual([
      {
        image: null,
        groom_details: { registration_no: 'G3', first_name: 'Omkar', last_name: 'Deshmukh' },
        bride_details: { registration_no: 'B3', first_name: 'Sayali', last_name: null },
        groom_address: 'Baramati',
        bride_address: null,
      },
    ])
  })

  it('cannot be published unconfirmed, whoever tries', async () => {
    await expect(plant(story(5, { confirmed_at: null }))).rejects.toThrow(/check/)
  })

  it('comes newest first, the whole list at once, or a part when a part is asked for', async () => {
    await plant(...Array.from({ length: 24 }, (_, n) => story(10 + n)))
    const whole = (await world.call('successStories', {})).body
    expect({ count: whole.count, length: whole.list.length, next: whole.next_offset }).toEqual({
      count: 25,
      length: 25,
      next: null,
    })
    expect(whole.list[0]?.groom_details.registration_no).toBe('G33')
    const second = (await world.call('successStories', { offset: 1 })).body
    expect(second.list).toEqual(whole.list.slice(20))
    expect(second.next_offset).toBeNull()
    const third = (await world.call('successStories', { offset: 2, limit: 5 })).body
    expect(third.list).toEqual(whole.list.slice(10, 15))
    expect(third.next_offset).toBe(3)
  })

  it('is the only thing of a member that a visitor can read here', async () => {
    const { form } = await registers(world, { first_name: 'Vrushali', goan: 'Kelshi' })
    const answers = await Promise.all([
      world.call('randomBanner', {}),
      world.call('videoLink', {}),
      world.call('socialMedia', {}),
      world.call('contactUs', {}),
      world.call('terms', {}),
      world.call('aboutUs', {}),
      world.call('branchList', {}),
      world.call('successStories', {}),
    ])
    const all = JSON.stringify(answers.map(one => one.body))
    for (const theirs of [form.first_name, form.goan, form.mobile, form.email]) expect(all).not.toContain(theirs)
  })
})

describe('a page the provider writes', () => {
  const page = (html: string) => ({
    name: 'terms' as const,
    title_en: 'Terms',
    title_mr: 'अटी',
    html_en: html,
    html_mr: html,
  })
  const stored = async () =>
    (await world.db.selectFrom('written_pages').selectAll().where('name', '=', 'terms').executeTakeFirstOrThrow())
      .html_en
  const shown = async () => (await world.call('terms', {})).body.description
  const harmless = (html: string) => expect(html).not.toMatch(/<script|<iframe|<style|<img|<svg|\son\w+=|javascript:/i)

  it('is cleaned when it is shown, whatever was stored', async () => {
    for (const html of hostileHtml) {
      await world.db
        .updateTable('written_pages')
        .set(page(`<p>Rules</p>${html}`))
        .where('name', '=', 'terms')
        .execute()
      expect(await stored()).toContain(html)
      harmless((await shown()).replace(/&lt;[^<]*/g, ''))
    }
  })

  it('is not there under a name nobody gave it', async () => {
    const response = await world.app.inject({ url: '/api/cms/page/wp-admin' })
    expect(response.statusCode).toBe(400)
    await world.db.deleteFrom('written_pages').where('name', '=', 'safety').execute()
    expect((await world.call('trustPage', { name: 'safety' })).status).toBe(404)
  })
})
