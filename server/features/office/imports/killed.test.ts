import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { folderFiles } from '#server/ports/folder-files.ts'
import { blocked } from '#server/testing/blocked.ts'
import { bringsPhotos, matches, registerOf, uploadsRegister, worksImportsOff } from '#server/testing/imports.ts'
import { launcherOn } from '#server/testing/launcher.ts'
import { picture } from '#server/testing/photos.ts'
import { setUpSite } from '#server/testing/set-up.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

/** More than two portions of the undo, which are the largest. What the figure of a large register is taken with: IMPORT_ROWS=10000. */
const rows = Number(process.env.IMPORT_ROWS ?? 420)

/** So many of the families have a photo: each is decoded. */
const withPhotos = 24

const world = testWorld({ isNew: true })
const { launchJob, folder } = launcherOn(world)

interface Standing {
  imported: number
  members: number
  families: number
  undone: number
  invited: number
  messages: number
  deliveries: number
  given: number
  photos: number
}
async function standing(): Promise<Standing> {
  const { rows: found } = await sql<Standing>`select
    (select count(*)::int from import_rows where state = 'imported') as imported,
    (select count(*)::int from members where origin = 'import') as members,
    (select count(*)::int from family_details join members on id = member_id where origin = 'import') as families,
    (select count(*)::int from import_rows where state = 'undone') as undone,
    (select count(*)::int from import_rows where invited_at is not null) as invited,
    (select count(*)::int from outbox where template = 'import_invitation') as messages,
    (select count(*)::int from deliveries where kind = 'import_invitation') as deliveries,
    (select count(*)::int from import_photos where state = 'given') as given,
    (select count(*)::int from photos) as photos`.execute(world.db)
  if (!found[0]) throw new Error('a query of counts gives a row')
  return found[0]
}

interface Work {
  job?: 'imports' | 'import photos'
  /** How much of it is done, and of how much. */
  part: (now: Standing) => number
  all?: number
  /** Locks what a portion with the nth of all touches last, so that a node stops there with half of it written. */
  hold: (nth: number) => RawBuilder<unknown>
  isWhole: (now: Standing) => void
}

/** Kills a node within a portion, twice, and lets two nodes finish the work. */
async function killsNodes({ job = 'imports', part, all = rows, hold, isWhole }: Work) {
  const again = () => sql`delete from jobs where name = ${job}`.execute(world.db)
  for (const place of [1 / 4, 1 / 2]) {
    await again()
    await world.db.transaction().execute(async trx => {
      await hold(Math.floor(all * place)).execute(trx)
      const node = await launchJob(job)
      while ((await blocked(world.db)) === 0) {
        expect(node.child.exitCode, node.output()).toBe(null)
        await pause(20)
      }
      node.child.kill('SIGKILL')
      await node.ended
      const now = await standing()
      expect(part(now)).toBeLessThan(all)
      isWhole(now)
    })
  }
  await again()
  const nodes = await Promise.all([launchJob(job), launchJob(job)])
  while (part(await standing()) < all) {
    for (const { child, output } of nodes) expect(child.exitCode, output()).toBe(null)
    await pause(20)
  }
  for (const { child, ended } of nodes) {
    child.kill('SIGKILL')
    await ended
  }
  isWhole(await standing())
}

const memberOf = (nth: number) => sql`(select member_id from import_rows order by row offset ${nth} limit 1)`

it('nothing is half imported, invited twice, given two photos or half undone although nodes are killed', {
  timeout: 1_800_000,
}, async () => {
  await setUpSite(world.db)
  // The servers live today, whatever day the test's own clock shows.
  world.clock.passes(Date.now() - world.clock.now().getTime())
  const { options } = await createStaff(world, 'ADMIN')
  const families = Array.from({ length: rows }, (_, at) => ({
    mobile: '',
    email: `family${at}@home.in`,
    photo: at < withPhotos ? `family ${at}.jpg` : '',
  }))
  const { uuid } = (await uploadsRegister(world, await registerOf(world.db, families), options)).body
  await matches(world, options, uuid)

  expect((await world.call('runImport', { uuid }, options)).status).toBe(200)
  await killsNodes({
    part: now => now.imported,
    // The row is marked when its member is written.
    hold: nth => sql`select from import_rows order by row offset ${nth} limit 1 for update`,
    isWhole: now => expect(now).toMatchObject({ members: now.imported, families: now.imported }),
  })
  await worksImportsOff(world)
  expect((await world.call('inviteImported', { uuid, per_day: 5_000 }, options)).status).toBe(200)
  await killsNodes({
    part: now => now.invited,
    // The message names its member, when all of the portion are marked.
    hold: nth => sql`select from members where id = ${memberOf(nth)} for update`,
    isWhole: now => expect(now).toMatchObject({ messages: now.invited, deliveries: now.invited }),
  })
  const photo = await picture('jpeg', 200)
  const names = Array.from({ length: withPhotos }, (_, at) => `family ${at}.jpg`)
  const zip = zipSync(Object.fromEntries(names.map(name => [name, photo])))
  expect((await bringsPhotos(world, uuid, zip, options)).status).toBe(200)
  // The nodes have a folder, and what came to this process is in its memory.
  const files = folderFiles(join(folder, 'files'))
  for (const [name, bytes] of world.files) await files.put(name, bytes, '')
  await killsNodes({
    job: 'import photos',
    part: now => now.given,
    all: withPhotos,
    // The photo is marked when the family has it.
    hold: nth => sql`select from import_photos order by starts_at offset ${nth} limit 1 for update`,
    isWhole: now => expect(now.photos).toBe(now.given),
  })
  const { rows: twice } = await sql`select from photos group by member_id having count(*) > 1`.execute(world.db)
  expect(twice).toEqual([])
  for (const { stored_as } of await world.db.selectFrom('photos').select('stored_as').execute())
    for (const size of ['card', 'page'])
      expect(existsSync(join(folder, 'files', `${stored_as}-${size}.webp`))).toBe(true)
  expect((await world.call('undoImport', { uuid }, options)).status).toBe(200)
  await killsNodes({
    part: now => now.undone,
    // What a member has goes with it, when the rows of the portion are marked.
    hold: nth => sql`select from family_details where member_id = ${memberOf(nth)} for update`,
    isWhole: now => expect(now).toMatchObject({ members: rows - now.undone, families: rows - now.undone }),
  })
  expect((await standing()).photos).toBe(0)
})
