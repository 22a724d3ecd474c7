import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { openScreens, protectedScreens, publicPaths } from '#domain/screens.ts'
import { newId } from '#server/ports/ids.ts'
import { registers } from '#server/testing/families.ts'
import { newYear, testWorld } from '#server/testing/world.ts'
import { foundIn, tooNewInScripts } from '../../../../scripts/browser-floor.ts'
import { readBuiltPages } from './assets.ts'

const pages = await readBuiltPages(join(import.meta.dirname, '..', '..', '..', '..'))
const origin = 'https://saptapadi.example'
const world = testWorld({ pages, env: { PUBLIC_URL: origin } })
const open = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const officeScreens = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', 'web', 'office', 'screens.ts'),
  'utf8',
)
const officeSources = [...officeScreens.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `web/office/${file}`)
const anAddressOf = (screen: string) => screen.replace(/\/\{-\$\w+\}/g, '').replace(/\$\w+/g, 'x')
const inlinedIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="content">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('every public page', () => {
  it.each(publicPaths)('%s stands by itself, without scripts: a heading, its words, the ways on', async path => {
    for (const language of ['en', 'mr'] as const) {
      const { statusCode, headers, body } = await open(path, { cookie: `language=${language}` })
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain(`<html lang="${language}">`)
      expect(body.match(/<h1/g)).toHaveLength(1)
      const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? ''
      expect(main.replace(/<script.*?<\/script>|<[^>]+>/gs, '').length).toBeGreaterThan(150)
      for (const way of ['/home', '/our-procedure', '/success-stories', '/contact', '/terms', '/privacy'])
        expect(body).toContain(`href="${way}"`)
      expect(body).toContain('href="mailto:namaskar@saptapadi.example"')
      expect(body).toContain('href="tel:+919000000001"')
      expect(body).toContain('href="/contact?mobile=N"')
    }
  })

  it.each(publicPaths)('%s can be found and shared', async path => {
    const { body } = await open(path)
    const marathi = (await open(`${path}?language=mr&utm_source=x`)).body
    const titleOf = (html: string) => /<title>(.+?)<\/title>/.exec(html)?.[1] ?? ''
    expect(titleOf(body)).toMatch(/Saptapadi/)
    expect(titleOf(marathi)).toMatch(/[\u0900-\u097f]/)
    expect(/<meta name="description" content="(.{20,200}?)">/.test(body)).toBe(true)
    expect(body).toContain(`<link rel="canonical" href="${origin}${path}">`)
    expect(marathi).toContain(`<link rel="canonical" href="${origin}${path}?language=mr">`)
    expect(body).toContain(`<link rel="alternate" hreflang="mr" href="${origin}${path}?language=mr">`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
      expect(body).toContain(`<meta property="${property}"`)
    const about = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')
    expect(about).toMatchObject({ '@type': 'Organization', url: `${origin}/home`, email: 'namaskar@saptapadi.example' })
  })

  it('no two share a title or a description', async () => {
    const seen = await Promise.all(publicPaths.map(async path => (await open(path)).body))
    for (const pattern of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)">/]) {
      const values = seen.map(html => pattern.exec(html)?.[1])
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('runs no inline script but the one its policy names', async () => {
    const { headers, body } = await open('/home')
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    const [style = ''] = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    const styleHash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${styleHash}';`)
    expect(body.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/ on\w+=|javascript:/)
  })

  it('fetches no script before it is drawn: they lie in a template', async () => {
    const [shown = '', scripts = ''] = (await open('/home')).body.split('<template id="scripts">')
    expect(shown).not.toMatch(/<script[^>]* src=|modulepreload/)
    const files = [...scripts.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await open(file)).statusCode).toBe(200)
  })

  it('names every picture as the browser’s own bundle does, so that nothing is drawn twice', async () => {
    for (const path of publicPaths) {
      const { body } = await open(path)
      expect(body).not.toContain('src="data:')
      for (const [, src = ''] of body.matchAll(/<img[^>]* src="([^"]+)"/g)) {
        const { statusCode } = await open(src)
        expect(`${path} ${src} ${statusCode}`).toBe(`${path} ${src} 200`)
      }
    }
  })

  it('names every class as the sheets it links do', async () => {
    for (const path of publicPaths) {
      const { body } = await open(path)
      const sheets = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
      const styled = new Set(
        sheets.flatMap(css => [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)),
      )
      const drawn = body.split('<div id="root">')[1]?.split('<script')[0] ?? ''
      const names = [...drawn.matchAll(/ class="([^"]+)"/g)].flatMap(([, words = '']) => words.split(/\s+/))
      expect(names.length).toBeGreaterThan(20)
      // The icons bring a name of their own that no sheet needs.
      expect(names.filter(name => !name.startsWith('tabler-icon') && !styled.has(name))).toEqual([])
    }
  })

  it.each(publicPaths)('%s brings the code and the styles of its own body, and those of no other page', async path => {
    const { body, payload } = await open(path)
    const own = pages.bodySources[path]
    for (const source of new Set(Object.values(pages.bodySources))) {
      const { script } = pages.entry(source)
      expect(`${source} ${body.includes(script)}`).toBe(`${source} ${source === own}`)
    }
    expect(gzipSync(payload, { level: 9 }).length / 1024).toBeLessThan(16)
  })

  it('leaves the icons of members’ screens to those', () => {
    const { script, preloads } = pages.entry('web/public/main.tsx')
    const texts = [script, ...preloads].map(file => readFileSync(join(pages.folder, file), 'utf8'))
    for (const icon of ['adjustments-horizontal', 'printer', 'trash'])
      expect(texts.filter(text => text.includes(icon))).toEqual([])
  })

  it.each([
    ['a visitor who only reads', ['web/public/main.tsx'], 92],
    ['a member on the dashboard', ['web/member/main.tsx', 'web/member/frame/dashboard/DashboardScreen.tsx'], 168],
    ['a member at a list', ['web/member/main.tsx', 'web/member/features/finding/lists/MemberListScreen.tsx'], 169],
    ['a member who searches', ['web/member/main.tsx', 'web/member/features/finding/search/SearchScreen.tsx'], 222],
    ['a reader of a profile', ['web/member/main.tsx', 'web/member/features/families/profiles/ProfileScreen.tsx'], 205],
  ])('brings little script, and no schemas, to %s', (_reader, sources, limit) => {
    const entries = sources.map(source => pages.entry(source))
    const files = new Set(entries.flatMap(({ script, preloads }) => [script, ...preloads]))
    const texts = [...files].map(file => readFileSync(join(pages.folder, file), 'utf8'))
    const kilobytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024
    expect(kilobytes).toBeLessThan(limit)
    for (const text of texts) expect(text).not.toContain('ZodError')
  })

  it.each([
    ['members', pages, 'web/member/main.tsx', Object.values(pages.screenSources), 25],
    ['the office', pages.office, 'web/office/main.tsx', officeSources, 14],
  ])('brings no screen of %s in more files than are fetched in a few turns', (_whose, bundle, main, sources, most) => {
    const many = sources.map(source => {
      const files = [bundle.entry(main), bundle.entry(source)].flatMap(one => [one.script, ...one.preloads])
      return { source, files: new Set(files).size }
    })
    expect(many.length).toBeGreaterThan(10)
    expect(many.filter(({ files }) => files > most)).toEqual([])
  })

  it('imports nothing past the home of parts, which knows every file of what it loads', () => {
    const scripts = globSync('dist/{client,office}/assets/*.js')
    const all = scripts.map(file => readFileSync(file, 'utf8'))
    const through = /import\(`\.\/([^`]+)`\)(?:\.then\(\w+=>\w+\.\w+\))?(?:;return\{[^}]*\}\})?,__vite__mapDeps\(\[/g
    // The reader of PDFs is the file of its makers, which the home is told by name.
    const ofPdf = /\(\(\)=>import\(\w+\),\[\w+,\w+\]\)/g
    for (const [at, code] of all.entries()) {
      const imports = code.match(/\bimport\(/g) ?? []
      const known = [...(code.match(through) ?? []), ...(code.match(ofPdf) ?? [])]
      expect(known.length, scripts[at]).toBe(imports.length)
      for (const [, file = ''] of code.matchAll(through)) expect(code, file).toContain(`"assets/${file}"`)
    }
  })

  it('brings no script that an old phone cannot run', () => {
    // Libraries ask for these before they use them, or use them in what no schema of ours calls.
    const asked = new Set(['startViewTransition', 'a regular expression with the flag v', 'Array.with', 'URL.canParse'])
    const found = globSync(join(pages.folder, 'assets', '*.js')).flatMap(file =>
      foundIn(readFileSync(file, 'utf8'), tooNewInScripts).map(name => `${basename(file)}: ${name}`),
    )
    expect(found.filter(one => !asked.has(one.split(': ')[1] ?? ''))).toEqual([])
  })

  it.each(['/our-procedure', '/dashboard'])('%s travels packed to whoever can unpack it', async path => {
    const plain = (await open(path)).body
    const [br, gz] = await Promise.all(
      ['gzip, deflate, br', 'br;q=0, gzip'].map(accepted => open(path, { 'accept-encoding': accepted })),
    )
    expect(br?.headers.vary).toBe('cookie, accept-encoding')
    expect(br?.headers['content-encoding']).toBe('br')
    expect(gz?.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain)
    expect(gunzipSync(gz?.rawPayload ?? '').toString()).toBe(plain)
  })

  it('of prices names every plan on sale to whoever has no session, and the home page leads there', async () => {
    const plan = { id: newId(newYear), name: 'Mangal', name_mr: 'मंगल', fee_paise: 150_000, position: 0 }
    await world.db
      .insertInto('plans')
      .values({ ...plan, validity_days: 90, contact_views: 20, description_html: '<ul><li>Weekly sheet</li></ul>' })
      .execute()
    const { body } = await open('/prices')
    for (const said of ['Mangal', '₹1,500', '90 days', '<li>Weekly sheet</li>']) expect(body).toContain(said)
    expect((await open('/prices?language=mr')).body).toContain('₹१,५००')
    expect(/<main[^>]*>.*href="\/prices".*<\/main>/s.test((await open('/home')).body)).toBe(true)
    await world.db.deleteFrom('plans').where('id', '=', plan.id).execute()
  })

  it('holds nothing of a member', async () => {
    const { form } = await registers(world, { first_name: 'Vrushali', goan: 'Kelshi' })
    for (const path of publicPaths) {
      const { body } = await open(path)
      for (const theirs of [form.first_name, form.goan, form.mobile, form.email]) expect(body).not.toContain(theirs)
    }
  })
})

describe('the language of a page', () => {
  it('is chosen in a link, and kept for the next page', async () => {
    const { headers, body } = await open('/home?language=mr')
    expect(body).toContain('<html lang="mr">')
    expect(headers['set-cookie']).toMatch(/^__Host-language=mr; Path=\/; .*SameSite=Lax; Secure$/)
    expect((await open('/home', { cookie: '__Host-language=mr' })).body).toContain('<html lang="mr">')
    expect(headers.vary).toBe('cookie, accept-encoding')
  })
  it('is English where the choice makes no sense', async () => {
    for (const url of ['/home?language=de', '/home?language=mr&language=en', '/home'])
      expect((await open(url, { cookie: 'language=<script>' })).body).toContain('<html lang="en">')
  })
})

describe('an address', () => {
  it.each(['/nothing', '/home/nothing', '/wp-login.php', '/profile-view', '/%E0%A4%A8'])(
    'nobody lives at: %s is a real page with a real 404',
    async path => {
      const { statusCode, body } = await open(path)
      expect(statusCode).toBe(404)
      expect(body).toContain('This page is not here')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('rel="canonical"')
    },
  )
  it('of a member’s page gives the member area, which no one may index', async () => {
    for (const screen of [...openScreens, ...protectedScreens]) {
      if (screen === '/outbox') continue
      const page = anAddressOf(screen)
      const { statusCode, headers, body } = await open(page)
      expect([page, statusCode, headers['x-robots-tag']]).toEqual([page, 200, 'noindex'])
      expect(body).toContain('<meta name="robots" content="noindex">')
    }
  })
  it('of a member’s page brings a header, the shape of a screen and the code of that screen', async () => {
    const { body } = await open('/dashboard')
    const root = body.split('<div id="root">')[1] ?? ''
    expect(root).toMatch(/<header.*Saptapadi.*<main[^>]* aria-busy="true"/s)
    const manifest = JSON.parse(readFileSync(join(pages.folder, 'manifest.json'), 'utf8'))
    expect(Object.keys(pages.screenSources).toSorted()).toEqual([...openScreens, ...protectedScreens].toSorted())
    for (const [screen, source] of Object.entries(pages.screenSources)) {
      expect(`${source} ${manifest[source]?.isDynamicEntry}`).toBe(`${source} true`)
      // The outbox is not found here.
      if (screen !== '/outbox') expect((await open(anAddressOf(screen))).body).toContain(`"/${manifest[source].file}"`)
    }
  })
  it('of a member’s page asks for no letters before its scripts are there, which then do', async () => {
    const { body } = await open('/dashboard')
    expect(body).toMatch(/<html [^>]*data-frame/)
    const { script, styles } = pages.entry('web/member/main.tsx')
    expect(pages.textOf(styles)).toMatch(/:root\[data-frame\]\s*\{\s*--serif: ?Georgia/)
    expect(pages.textOf([script])).toMatch(/removeAttribute\(.data-frame.\)/)
  })
  it('of a member’s page allows the change from the login before any sheet is there', async () => {
    const { headers, body } = await open('/dashboard')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    expect(style).toContain('@view-transition { navigation: auto; }')
    expect(body.indexOf('<style>')).toBeLessThan(body.indexOf('rel="stylesheet"'))
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })
  const local = testWorld({ pages })
  it('of the outbox is there only where its call is', async () => {
    const status = async ({ app }: typeof local, url: string) =>
      (await app.inject({ url, headers: { host: 'localhost' } })).statusCode
    expect([await status(local, '/outbox'), await status(local, '/api/outbox')]).toEqual([200, 200])
    expect([await status(world, '/outbox'), await status(world, '/api/outbox')]).toEqual([404, 404])
    expect(await status(world, '/outbox/')).toBe(404)
  })
  it('without a path reads as the landing page', async () => {
    const { statusCode, body } = await open('/')
    expect(statusCode).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="${origin}/home">`)
  })
  it('is reflected into no page as markup', async () => {
    for (const url of [
      '/"><script>alert(1)</script>',
      '/home?x=</script><script>alert(1)</script>',
      '/success-stories?page="><script>alert(1)</script>',
    ]) {
      const { body } = await open(encodeURI(url).replaceAll('%3C', '<').replaceAll('%3E', '>'))
      expect(body).not.toContain('<script>alert')
    }
  })
})

describe('crawlers', () => {
  it('are shown the public pages in both languages', async () => {
    const { body, headers } = await open('/sitemap.xml')
    expect(headers['content-type']).toMatch(/xml/)
    for (const path of publicPaths) {
      expect(body).toContain(`<loc>${origin}${path}</loc>`)
      expect(body).toContain(`<loc>${origin}${path}?language=mr</loc>`)
    }
  })
  it('are kept from the members', async () => {
    const { body } = await open('/robots.txt')
    for (const path of ['/api/', '/dashboard', '/profile-view', '/my-settings'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    for (const path of publicPaths) expect(body).not.toContain(`Disallow: ${path}\n`)
  })
})

it('whoever finds a weakness reads where to report it, and the paper never expires', async () => {
  for (const years of [0, 3]) {
    world.clock.passes(years * 365 * dayMs)
    const { statusCode, headers, body } = await open('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = body.trimEnd().split('\n')
    expect(lines.slice(0, 2)).toEqual(['Contact: mailto:namaskar@saptapadi.example', `Contact: ${origin}/contact`])
    expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`)
    const ends = lines.flatMap(line => /^Expires: (\S+)$/.exec(line)?.[1] ?? [])
    expect(ends).toHaveLength(1)
    const left = Date.parse(ends[0] ?? '') - world.clock.now().getTime()
    expect(left > 30 * dayMs && left < 365 * dayMs).toBe(true)
  }
})

describe('the stories', () => {
  it('are cut into pages of twenty, each with an address of its own', async () => {
    const rows = Array.from({ length: 45 }, (_, n) => {
      const at = new Date(newYear.getTime() - n * 1000)
      return { id: newId(at), groom_first_name: `Groom${n}x`, confirmed_at: at, published_at: at }
    })
    await world.db.insertInto('success_stories').values(rows).execute()
    const second = await open('/success-stories?page=2')
    expect(second.body).toContain('Groom20x')
    expect(second.body).toContain('Groom39x')
    expect(second.body).not.toContain('Groom19x')
    expect(second.body).not.toContain('Groom40x')
    expect(second.body).toContain('href="/success-stories?page=3"')
    expect(second.body).toContain(`<link rel="canonical" href="${origin}/success-stories?page=2">`)
    expect(inlinedIn(second.body).content.stories).toMatchObject({ count: 45, list: { length: 20 } })
    // The landing page receives no more stories than it shows.
    expect(inlinedIn((await open('/home')).body).content.stories.list).toHaveLength(3)
  })
})

describe('a piece that cannot be read', () => {
  const tables = ['content_published', 'content_versions', 'success_stories']
  let gone: string | null = null
  afterEach(async () => {
    if (gone) await sql`alter table ${sql.ref(`${gone}_gone`)} rename to ${sql.ref(gone)}`.execute(world.db)
    gone = null
  })
  it.each(tables)('leaves the pages standing: %s', async table => {
    await sql`alter table ${sql.ref(table)} rename to ${sql.ref(`${table}_gone`)}`.execute(world.db)
    gone = table
    for (const path of publicPaths) {
      const { statusCode, body } = await open(path)
      expect(`${path} ${statusCode}`).toBe(`${path} 200`)
      expect(body).toContain('href="/our-procedure"')
      expect(body).toContain('For bona fide matrimonial intent only')
    }
  })
})
