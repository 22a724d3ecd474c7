import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const importing = (what: RegExp) =>
  globSync('{domain,contract,server,web,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('.test.') && what.test(readFileSync(new URL(file, root), 'utf8')))
    .sort()

// Four hundred kilobytes that only a birth needs: a page that wants it must ask with `import()`.
test('the astronomy library enters by one file', () => {
  expect(importing(/from 'astronomy-engine'/)).toEqual(['domain/kundali/moon.ts'])
})

test('and no page takes that file in with the rest', () => {
  const takers = importing(/^(?!import type ).*from '[^']*\/moon\.ts'/m)
  expect(takers).toContain('scripts/kundali.ts')
  expect(takers.filter(file => /^(web|contract|domain)\//.test(file))).toEqual([])
})
