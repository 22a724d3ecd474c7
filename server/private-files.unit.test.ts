import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { keepFilesPrivate } from './private-files.ts'

const root = mkdtempSync(join(tmpdir(), 'saptapadi-private-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))
const modeOf = (path: string) => statSync(path).mode & 0o777

it('closes what is there and masks what comes', () => {
  // A worker thread may not change the mask of its process.
  const umask = vi.spyOn(process, 'umask').mockReturnValue(0)
  const folder = join(root, 'data')
  const outside = join(root, 'outside')
  mkdirSync(join(folder, 'postgres'), { recursive: true })
  writeFileSync(join(folder, 'postgres', 'rows'), '')
  writeFileSync(outside, '')
  symlinkSync(outside, join(folder, 'link'))
  for (const open of [folder, join(folder, 'postgres')]) chmodSync(open, 0o755)
  for (const open of [outside, join(folder, 'postgres', 'rows')]) chmodSync(open, 0o666)
  keepFilesPrivate(folder)
  expect(umask).toHaveBeenCalledWith(0o077)
  expect([modeOf(folder), modeOf(join(folder, 'postgres'))]).toEqual([0o700, 0o700])
  expect(modeOf(join(folder, 'postgres', 'rows'))).toBe(0o600)
  expect(modeOf(outside)).toBe(0o666)

  keepFilesPrivate(join(root, 'new', 'data'))
  expect(modeOf(join(root, 'new', 'data'))).toBe(0o700)
})
