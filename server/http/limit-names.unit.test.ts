import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calls } from '#contract/index.ts'

const server = join(import.meta.dirname, '..')
const sources = globSync('**/*.ts', { cwd: server })
  .filter(file => !file.includes('.test.'))
  .map(file => readFileSync(join(server, file), 'utf8'))
/** Counted by its own table, because the same row again is free (lists/rows-read.ts). */
const withoutKey = ['rows read']

// The compiler refuses the other direction: a key whose limit no call declares.
it('every limit that a call declares is counted somewhere', () => {
  const declared = new Set(Object.values(calls).flatMap(call => ('limits' in call ? [...call.limits] : [])))
  expect(declared.size).toBeGreaterThan(20)
  const uncounted = [...declared].filter(
    name =>
      !withoutKey.includes(name) && !sources.some(text => text.includes(`\`${name} `) || text.includes(`'${name} `)),
  )
  expect(uncounted).toEqual([])
})
