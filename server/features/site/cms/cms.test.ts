import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoSite } from '#server/demo/site.ts'
import { publishedRows, writePublished } from '#server/features/shared/site-content/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { registers } from '#server/testing/families.ts'
import { hostileHtml } from '#server/testing/hostile-html.ts'
import { newYear, testWorld } from '#server/testing/world.ts'

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

  it('calls a family तुम्ही in its pages, as the rest of the site does', async () => {
    const pages = await publishedRows(world.db)
    const marathi = pages.filter(({ language }) => language === 'mr').map(({ body }) => JSON.stringify(body))
    expect(marathi).toHaveLength(7)
    const others = marathi.flatMap(text => text.match(/आपण|आपल(?!्या समाजा)|सभासद|स्थळ काढून टाका/g) ?? [])
    expect(others).toEqual([])
    const { name_mr } = await world.db
      .selectFrom('options')
      .where('name_en', '=', 'Athletic')
      .select('name_mr')
      .executeTakeFirstOrThrow()
    expect(name_mr).toBe('सुदृढ')
  })

  it('has its pages as headings, lists and links, and nothing of the notation is left to read', async () => {
    for (const name of ['privacy', 'safety', 'grievance', 'how-we-check', 'refunds'] as const)
      for (const options of [{}, inMarathi]) {
        const { description } = (await world.call('trustPage', { name }, options)).body
        expect(description).toMatch(/<h2>/)
        expect(description.replace(/<[^>]*>/g, '')).not.toMatch(/\*\*|^#|\]\(|[{}<>]|&lt;/m)
      }
  })
})

describe('the banner', () => {
  it('is another one now and then', async () => {
    const seen = new Set<string>()
    for (let n = 0; n < 60; n++) seen.add((await world.call('randomBanner', {})).body.image)
    const all = (demoSite.banners.list ?? []).map(({ image }) => image)
    expect([...seen].sort()).toEqual([...all].sort())
  })

  it('describes itself in the language of the page', async () => {
    expect((await world.call('randomBanner', {}, inMarathi)).body.alt).toMatch(/[\u0900-\u097f]/)
  })

  it('is an empty answer where there is none', async () => {
    await writePublished(world.db, { kind: 'banners', language: 'both' }, { list: [] }, newYear)
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
        words: null,
        wedding_year: null,
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
  const terms = { kind: 'terms', language: 'en' } as const
  const shown = async () => (await world.call('terms', {})).body.description
  const harmless = (html: string) => {
    expect(html.replace(/&lt;[^<]*/g, '')).not.toMatch(/<script|<iframe|<style|<img|<svg|<form|\son\w+=/i)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g))
      expect(href).toMatch(/^(?:$|\/|https?:|mailto:|tel:)/)
  }

  it('shows hostile HTML as what was typed, and links that do nothing', async () => {
    const links = [
      '[x](javascript:alert(1))',
      '<javascript:alert(1)>',
      '![x](https://evil.example/x.png)',
      '[x](data:text/html,1)',
    ]
    await writePublished(world.db, terms, { title: 'Terms', text: 'A <b onclick="x">bold</b> rule' }, newYear)
    expect(await shown()).toContain('A &lt;b onclick="x"&gt;bold&lt;/b&gt; rule')
    for (const text of [...hostileHtml, ...links]) {
      await writePublished(world.db, terms, { title: 'Terms', text: `Rules\n\n${text}` }, newYear)
      harmless(await shown())
    }
  })

  it('shows hostile facts as what was typed', async () => {
    const withFact = async (html: string) => {
      const facts = { address_en: html.slice(0, 300), officer_en: html.slice(0, 80) }
      await writePublished(world.db, { kind: 'contact', language: 'both' }, facts, newYear)
      return (await world.call('trustPage', { name: 'grievance' })).body.description
    }
    expect(await withFact('<b>Pune</b>')).toContain('&lt;b&gt;Pune&lt;/b&gt;')
    for (const html of hostileHtml) harmless(await withFact(html))
  })

  it('cannot be changed in the database once it is written', async () => {
    const change = sql`update content_versions set body = '{}' where kind = 'terms'`.execute(world.db)
    await expect(change).rejects.toThrow('stays as it was written')
    await expect(sql`delete from content_versions`.execute(world.db)).rejects.toThrow('stays as it was written')
  })

  it('is not there under a name nobody gave it, nor before it was published', async () => {
    const response = await world.app.inject({ url: '/api/cms/page/wp-admin' })
    expect(response.statusCode).toBe(400)
    await world.db.deleteFrom('content_published').where('kind', '=', 'safety').execute()
    expect((await world.call('trustPage', { name: 'safety' })).status).toBe(404)
  })
})
