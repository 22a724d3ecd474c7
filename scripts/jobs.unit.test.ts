import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './imports.ts'

// Whoever asks what happens by itself, and when, opens the job.ts of a folder.
it('every job starts in a job.ts', () => {
  const source = readFileSync(join(root, 'server/jobs.ts'), 'utf8')
  const imports = [...source.matchAll(/^import (?!type ){([^}]*)} from '([^']+)'/gm)]
  const starts = imports.flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map(name => name.trim())
      .filter(name => /^start[A-Z]/.test(name))
      .map(name => ({ name, file })),
  )
  expect(starts.length).toBeGreaterThan(10)
  expect(starts.filter(({ file }) => basename(file) !== 'job.ts')).toEqual([])
})
