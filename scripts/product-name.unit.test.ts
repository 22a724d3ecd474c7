import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './imports.ts'
import { isTest } from './zones.ts'

const read = (file: string) => readFileSync(join(root, file), 'latin1')
const ofProduct = [/saptapadi/i, new RegExp(Buffer.from('सप्तपदी').toString('latin1'))]

/** The words of the browser that name the product, and the part that puts the site's own name into them. */
const namedBy: Record<string, string> = {
  'web/member/features/relations/see-links/words.ts': 'web/member/features/relations/see-links/SeeLinks.tsx',
  'web/member/parts/share-words.ts': 'web/member/features/relations/actions/ShareDialog.tsx',
  'web/member/features/families/leaving/words.ts': 'web/member/features/families/leaving/DeleteProfile.tsx',
}
/** What no family of another site reads: the name of a document that carries none, a comment, and the film of the demo. */
const unread = ['web/ui/site-name.ts', 'web/ui/Lotus.tsx', 'web/static/demo/how-an-introduction-is-made.webm']

// server/provider-name.test.ts checks every answer of the server. The browser's own words are in none of them.
it('nothing in the browser says the product’s name but what is put under the site’s own', () => {
  const saying = globSync('web/**/*.*', { cwd: root }).filter(
    file => !isTest(file) && ofProduct.some(name => name.test(read(file))),
  )
  expect(saying.toSorted()).toEqual([...Object.keys(namedBy), ...unread].toSorted())
  for (const part of Object.values(namedBy)) expect(`${part}: ${read(part)}`).toContain('useWithSiteName()')
})
