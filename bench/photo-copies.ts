// How many copies of photos are found, and how many strangers are named, in drawn portraits; and what comparing takes.
// node bench/photo-copies.ts [pairs, 1000 by default] [photos, 100000 by default]
import { sql } from 'kysely'
import { photosAtOnce } from '#domain/office/review.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { distanceOf, farthestCopy, fingerprintOf } from '#server/features/families/photos/fingerprint.ts'
import { readNearCopies } from '#server/features/families/photos/near-copies.ts'
import { makePhotoOrRefuse } from '#server/features/shared/stored-files/pictures.ts'
import { drawPair } from '#server/testing/drawn-portraits.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'

const pairs = Number(process.argv[2] ?? 1_000)
const asStored = async (photo: Buffer) => fingerprintOf((await makePhotoOrRefuse(photo, null)).card)

const drawn: { kind: string; one: string; other: string }[] = []
for (let number = 0; number < pairs; number++) {
  const { kind, one, other } = await drawPair('photos', number, number % 5 === 0)
  drawn.push({ kind, one: await asStored(one), other: await asStored(other) })
}
const distances = Map.groupBy(
  drawn.map(({ kind, one, other }) => ({ kind, distance: distanceOf(one, other) })),
  ({ kind }) => kind,
)
for (const [kind, list] of distances) {
  const sorted = list.map(({ distance }) => distance).toSorted((a, b) => a - b)
  const near = sorted.filter(distance => distance <= farthestCopy).length
  console.log(
    `${kind.padEnd(12)} ${near} of ${sorted.length} within ${farthestCopy} bits; nearest ${sorted[0]}, median ${sorted[sorted.length >> 1]}, farthest ${sorted.at(-1)}`,
  )
}
const parts = { both: [0, 128], waves: [0, 64], steps: [64, 128] } as const
for (const [name, [from, to]] of Object.entries(parts)) {
  const of = (bits: string) => bits.slice(from, to)
  const copies = drawn.filter(({ kind }) => kind !== 'same place' && kind !== 'strangers')
  const crossed: number[] = []
  for (const [at, { one }] of drawn.entries())
    for (const { one: other } of drawn.slice(0, at)) crossed.push(distanceOf(of(one), of(other)))
  for (let most = 4; most <= (to - from) / 5; most += 2) {
    const found = copies.filter(({ one, other }) => distanceOf(of(one), of(other)) <= most).length
    const wrong = crossed.filter(distance => distance <= most).length
    console.log(
      `${name} within ${most} bits: ${found} of ${copies.length} copies, ${wrong} of ${crossed.length} pairs of strangers`,
    )
  }
}

const photos = Number(process.argv[3] ?? 100_000)
const server = await startPostgres('durable')
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
try {
  await migrate(db)
  await settle(db, photos)
  await sql`insert into photos (id, member_id, position, stored_as, added_at, fingerprint)
    select gen_random_uuid(), id, 0, 'photos/' || id, now(), ('x' || md5(id::text))::bit(128) from members`.execute(db)
  await sql`analyze photos`.execute(db)
  const rows = await db.selectFrom('photos').select('id').limit(photosAtOnce).execute()
  const ids = rows.map(({ id }) => id)
  for (const asked of [ids.slice(0, 1), ids]) {
    const times: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const began = performance.now()
      await readNearCopies(db, asked)
      times.push(performance.now() - began)
    }
    const median = times.toSorted((a, b) => a - b)[2] ?? 0
    console.log(`${asked.length} photos beside ${photos}: ${median.toFixed(0)} ms`)
  }
} finally {
  await close()
  await server.stop()
}
