import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { encryptedColumns } from '#server/db/encrypted-columns.ts'
import { bride } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { openSecrets, WrongSecret } from './secrets.ts'

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

describe('a key that is gone', () => {
  it('ends the start in one line, and nothing is encrypted under a second one', async () => {
    const open = () => openSecrets(first, world.db, world.clock)
    const her = await bride(world)
    const sealed = world.secrets.seal('203.0.113.9')
    await world.db.insertInto('signup_addresses').values({ member_id: her.id, sealed }).execute()
    const key = await world.db.deleteFrom('encryption_keys').returningAll().executeTakeFirstOrThrow()
    await expect(open()).rejects.toThrow(
      /^encryption_keys has no key for what is encrypted \(signup_addresses\): put its row back from a backup$/,
    )
    await expect(open()).rejects.toBeInstanceOf(WrongSecret)
    expect(await world.db.selectFrom('encryption_keys').selectAll().execute()).toEqual([])
    await world.db.insertInto('encryption_keys').values(key).execute()
    expect((await open()).open(sealed)).toBe('203.0.113.9')
  })

  it('is missed by every column that holds cipher text', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(world.db)
    const isHash = (place: string) => /hash$|^searches\.|^encryption_keys\.|^passkeys\.|\.bound_to$/.test(place)
    const encrypted = encryptedColumns
      .map(column => column.join('.'))
      .filter(place => place !== 'document_files.stored_as')
    expect(rows.map(row => row.place).filter(place => !isHash(place))).toEqual(encrypted)
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
