import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const files = globSync('{domain,contract,server,web,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !file.includes('.test.'),
)
const textOf = new Map(files.map(file => [file, readFileSync(new URL(file, root), 'utf8')]))

/** The files that a file takes in with itself: neither its types nor what it asks for with `import()`. */
const taken = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm)].flatMap(
    ([, name = '']) => {
      if (name.startsWith('#')) return [name.slice(1)]
      return name.startsWith('.') ? [join(dirname(file), name)] : []
    },
  )

function reachedFrom(start: readonly string[]): Set<string> {
  const reached = new Set(start)
  for (const file of reached) for (const next of taken(file)) reached.add(next)
  return reached
}

// Four hundred kilobytes that only the server needs: it sends what was computed, and a page draws it.
test('the astronomy library enters by one file', () => {
  expect(files.filter(file => textOf.get(file)?.includes("from 'astronomy-engine'"))).toEqual(['domain/kundali/sky.ts'])
})

test('and no page takes that file in', () => {
  expect(reachedFrom(['scripts/kundali.ts'])).toContain('domain/kundali/sky.ts')
  expect(reachedFrom(files.filter(file => /^(web|contract)\//.test(file)))).not.toContain('domain/kundali/sky.ts')
})
