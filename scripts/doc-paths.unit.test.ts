import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './imports.ts'

const docs = globSync('{*.md,docs/*.md,docs/decisions/*.md,server/db/migrations/README.md,deploy/**/*.md}', {
  cwd: root,
})
const files = globSync('{bench,contract,deploy,docs,domain,e2e,scripts,server,web}/**/*', { cwd: root }).concat(
  globSync('{*,.*}', { cwd: root }),
)
const ends = new Set(
  files.flatMap(file => {
    const parts = file.split('/')
    return parts.map((_, at) => parts.slice(at).join('/'))
  }),
)

/** Paths of code and folders in backticks, with at least one slash: whole, or from a folder that the text speaks of. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w-][\w.-]*\/)+[\w.-]*)`/g)]
    .map(([, path = '']) => path)
    .filter(path =>
      /^(?:bench|contract|deploy|docs|domain|e2e|scripts|server|web)\/|\.(?:tsx?|mjs|css|sql)$/.test(path),
    )

it.each(docs)('%s names only files and folders that are there', doc => {
  const missing = pathsIn(readFileSync(join(root, doc), 'utf8')).filter(path => !ends.has(path.replace(/\/$/, '')))
  expect([...new Set(missing)]).toEqual([])
})
