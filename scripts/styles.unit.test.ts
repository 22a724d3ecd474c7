import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const base = 'web/ui/styles/'
const sheets = globSync('web/**/*.css')
const modules = sheets.filter(file => file.endsWith('.module.css'))
const scripts = globSync('web/**/*.{ts,tsx}').filter(file => !file.includes('.test.'))

/** The classes that the selectors of a sheet name. */
function classesOf(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)
  const named = [...selectors].flatMap(([, selector = '']) => (selector.includes('@') ? [] : [selector]))
  return new Set(named.flatMap(selector => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(match => match[1] ?? '')))
}

const baseClasses = new Set(sheets.filter(file => file.startsWith(base)).flatMap(file => [...classesOf(read(file))]))

const all = (pattern: RegExp, source: string) => [...source.matchAll(pattern)].map(match => match[1] ?? '')

/** The words that an element gets as classes, where they stand in quotes. */
function quotedClasses(source: string): string[] {
  const code = [...all(/className=\{([^{}]*)\}/g, source), ...all(/classNames\(([^)]*)\)/g, source)]
    // The key of a module's class, an argument and what a value is compared with are no class names.
    .map(one => one.replaceAll(/\['[^']*'\]|[!=]== '[^']*'|\('[^']*'\)/g, ''))
  const quoted = [...all(/className="([^"]*)"/g, source), ...code.flatMap(one => all(/['`]([^'`]*)['`]/g, one))]
  return quoted.flatMap(words => words.split(/\s+/)).filter(Boolean)
}

test('a class is global only in the base styles', () => {
  const strays = sheets
    .filter(file => !file.startsWith(base) && !file.endsWith('.module.css'))
    .flatMap(file => [...classesOf(read(file))].map(name => `${file}: .${name}`))
  expect(strays, 'a class belongs in the module beside its part').toEqual([])
  const escapes = modules.filter(file => read(file).includes(':global'))
  expect(escapes, 'a module reaches other parts by their data attributes').toEqual([])
})

test('an element names a class of a module or of the base styles', () => {
  const unknown = scripts.flatMap(file =>
    quotedClasses(read(file))
      .filter(name => !baseClasses.has(name))
      .map(name => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('a module has every class that is asked of it, and no other', () => {
  const asked = new Map<string, Set<string>>()
  for (const file of scripts)
    for (const [, name = '', path = ''] of read(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
      const names = asked.get(sheet) ?? new Set()
      asked.set(sheet, names)
      const source = read(file).replaceAll(/^import .*$/gm, '')
      for (const [, dotted, quoted, computed] of source.matchAll(
        new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|\\[(\\w+)\\])`, 'g'),
      )) {
        if (computed) for (const one of classesOf(read(sheet))) names.add(one)
        else names.add(dotted ?? quoted ?? '')
      }
    }
  const wrong = modules.flatMap(sheet => {
    const has = classesOf(read(sheet))
    const wants = asked.get(sheet) ?? new Set()
    return [
      ...[...wants].filter(name => !has.has(name)).map(name => `${sheet} lacks .${name}`),
      ...[...has].filter(name => !wants.has(name)).map(name => `${sheet}: nothing uses .${name}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('widths have six names, the same for sheets and scripts', () => {
  const defined = new Map(
    [...read(`${base}breakpoints.css`).matchAll(/@custom-media --([\w-]+) \(max-width: ([\d.]+)em\)/g)].map(
      ([, name = '', width]) => [name, Number(width)],
    ),
  )
  expect([...defined.keys()]).toEqual(['large-letters', 'phone-narrow', 'phone-upright', 'phone', 'tablet', 'laptop'])
  const unnamed = sheets.filter(file => /@media\s[^{;]*(?:min|max)-width/.test(read(file)))
  expect(unnamed).toEqual([])
  const inScripts = read('web/ui/breakpoints.ts')
  expect(inScripts).toContain(`abovePhone = '(min-width: ${(defined.get('phone') ?? 0) + 0.01}em)'`)
  expect(inScripts).toContain(`aboveTablet = '(min-width: ${(defined.get('tablet') ?? 0) + 0.01}em)'`)
})

test('a text has a weight that ships: the browser would take the file of another', () => {
  const weights = /font(?:-weight)?:[^;]*?\b([1-9]00)\b/g
  const shipped = new Set(all(weights, read(`${base}fonts.css`)))
  expect([...shipped]).toEqual(['400', '600'])
  const others = sheets.flatMap(file =>
    all(weights, read(file))
      .filter(weight => !shipped.has(weight))
      .map(weight => `${file}: ${weight}`),
  )
  expect(others).toEqual([])
})
