import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unzip } from '#server/testing/unzip.ts'
import { streamZip } from './stream-zip.ts'

const entries = [
  { name: 'profile.json', bytes: Buffer.from(JSON.stringify({ surname: 'गायकवाड' })) },
  { name: 'photos/1.webp', bytes: Buffer.from([0, 1, 2, 255]) },
  { name: 'वाचा.txt', bytes: Buffer.from('') },
]
const files = entries.map(({ name, bytes }) => ({ name, content: [bytes] }))
const zip = Buffer.concat(await Array.fromAsync(streamZip(files, new Date('2026-01-15T06:00:00Z'))))

it('gives back each file under its name', () => {
  expect(unzip(zip)).toEqual(new Map(entries.map(({ name, bytes }) => [name, Buffer.from(bytes)])))
})

it('is read by another program', context => {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-zip-'))
  try {
    writeFileSync(join(folder, 'own.zip'), zip)
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
    try {
      execFileSync('python3', ['-c', script, join(folder, 'own.zip'), folder])
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return context.skip()
      throw error
    }
    for (const { name, bytes } of entries) expect(readFileSync(join(folder, name))).toEqual(Buffer.from(bytes))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
