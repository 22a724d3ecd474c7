import { describe, expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'
import { openSecrets } from './secrets.ts'

const world = testWorld()
// The world has made its data key under this secret.
const first = 'a secret for tests, long enough to be one'
const second = 'the next secret, which is just as long as that'

describe('a sealed file', () => {
  it('opens at its own place alone, on every node with the secret', async () => {
    const bytes = Buffer.from('%PDF-1.7 the whole document')
    const sealed = world.secrets.sealBytes(bytes, 'document of hers')
    expect(sealed.includes('PDF')).toBe(false)
    const node = await openSecrets(first, world.db, world.clock)
    expect(node.openBytes(sealed, 'document of hers')).toEqual(bytes)
    expect(node.openBytes(sealed, 'document of his')).toBeNull()
    expect(node.openBytes(sealed, '')).toBeNull()
    expect(node.openBytes(sealed.subarray(0, -1), 'document of hers')).toBeNull()
    expect(node.openBytes(Buffer.alloc(0), 'document of hers')).toBeNull()
  })
})

describe('a changed secret', () => {
  it('opens nothing without the old one, and everything after one start with both', async () => {
    const sealed = world.secrets.seal('an old message')
    const open = (secret: string, old: string | null = null) => openSecrets(secret, world.db, world.clock, old)
    await expect(open(second)).rejects.toThrow(/^APP_SECRET does not open this database: set APP_SECRET_OLD/)
    await expect(open(second, 'not the one before it, but as long as that')).rejects.toThrow(/APP_SECRET_OLD/)
    expect((await open(second, first)).open(sealed)).toBe('an old message')
    expect((await open(second)).open(sealed)).toBe('an old message')
    await expect(open(first)).rejects.toThrow(/APP_SECRET/)
    await open(first, second)
  })

  it('leaves the version of the key on what is sealed, and reads what was sealed before there was one', () => {
    const sealed = world.secrets.seal('text')
    expect(sealed[0]).toBe(1)
    expect(world.secrets.open(sealed.subarray(1))).toBe('text')
    expect(() => world.secrets.open(Buffer.concat([sealed, Buffer.from([0])]))).toThrow()
  })
})
