import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hashOfSources, refuseOtherPages, stampFile } from './build-stamp.ts'

const root = mkdtempSync(join(tmpdir(), 'saptapadi-pages-'))
afterAll(() => rmSync(root, { recursive: true }))

it('pages that were built from another version are refused with the command that builds them', () => {
  for (const folder of ['web', 'dist']) mkdirSync(join(root, folder))
  const page = join(root, 'web', 'page.tsx')
  writeFileSync(page, 'the first version')
  writeFileSync(stampFile(root), hashOfSources(root))
  expect(() => refuseOtherPages(root)).not.toThrow()
  // A test is no part of a page.
  writeFileSync(join(root, 'web', 'page.test.tsx'), 'expect')
  expect(() => refuseOtherPages(root)).not.toThrow()
  writeFileSync(page, 'the next version')
  expect(() => refuseOtherPages(root)).toThrow(/are of another version: run npm ci && npm run build there/)
  rmSync(stampFile(root))
  expect(() => refuseOtherPages(root)).not.toThrow()
})
