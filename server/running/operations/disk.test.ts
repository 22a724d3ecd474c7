import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tokenHash } from '#server/ports/secrets.ts'
import { registers, registrationForm } from '#server/testing/families.ts'
import { createTestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

async function uploadPhoto() {
  const { id, token } = await registers(world)
  const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#8F1A2C' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('id', id)
  form.append('type', 'REGISTER')
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: '/api/user/add/photo',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

describe('a disk that is full', () => {
  it('makes what would be stored wait, and health tells it', async () => {
    expect((await world.call('health', {})).body.disk).toBe('ok')
    world.files.set = () => {
      throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
    }
    const refused = await uploadPhoto()
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'storage_full',
      '60',
    ])
    const health = await world.call('health', {})
    expect([health.status, health.body]).toEqual([200, { alive: true, ready: true, disk: 'full' }])
  })

  it('lets members read who have not been here today', async () => {
    const { token } = await createTestMember(world)
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      world.db,
    )
    await sql`create trigger no_room before update on sessions execute function no_room()`.execute(world.db)
    world.clock.passes(86_400_000)
    expect((await world.call('me', {}, { token })).status).toBe(200)
    await sql`drop trigger no_room on sessions`.execute(world.db)
    const lastUse = async () =>
      (
        await world.db
          .selectFrom('sessions')
          .select('last_used_on')
          .where('token_hash', '=', tokenHash(token))
          .executeTakeFirstOrThrow()
      ).last_used_on
    const before = await lastUse()
    expect((await world.call('me', {}, { token })).status).toBe(200)
    // The next request with room notes the day after all.
    expect((await lastUse()) > before).toBe(true)
  })

  it('is the same on the machine of the database', async () => {
    const form = await registrationForm(world.db)
    await sql`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      world.db,
    )
    await sql`create trigger full_disk before insert on members execute function full_disk()`.execute(world.db)
    const { status, refusal } = await world.call('signup', form)
    expect([status, refusal.code]).toEqual([503, 'storage_full'])
    await sql`drop trigger full_disk on members`.execute(world.db)
    expect((await world.call('signup', form)).status).toBe(200)
  })
})
