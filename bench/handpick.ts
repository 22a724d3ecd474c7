import { openPostgres } from '#server/db/open.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { readFamily } from '#server/features/office/handpick/queries.ts'
import { comparedAtMost, matchQueryFor } from '#server/features/office/handpick/rules.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createStaff } from '#server/testing/staff.ts'
import { settleWishing } from './expectations.ts'
import { oneAfterAnother, printTimes } from './load.ts'
import { startNode } from './start-node.ts'

// What a counsellor waits for the ranked candidates of a family, over HTTP. Beside it plain SQL for the candidates alone.
// node bench/handpick.ts [members, by default a million] [seconds of each measurement, by default five]

const members = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 5)
const families = 100

const server = await startPostgres('forgetful')
const { db, close } = openPostgres(server.url)
try {
  await settleWishing(db, members)
  const secrets = await openSecrets('a secret for figures, long enough to be one', db, systemClock)
  const { options } = await createStaff({ db, clock: systemClock, secrets })
  const node = startNode(server.url)
  const { port } = await node.listening
  await node.loaded
  const rows = await db
    .selectFrom('members')
    .innerJoin('expectations', 'expectations.member_id', 'members.id')
    .select('members.id')
    .where('members.status', '=', 'active')
    .limit(families)
    .execute()
  let nth = 0
  const next = () => rows[nth++ % rows.length]?.id ?? ''
  const opens = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/office/handpick/${next()}`, options)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the office answered ${answer.status}`)
  }
  await oneAfterAnother(2, opens)
  printTimes('ranked candidates of a family, goal under 100 ms', await oneAfterAnother(seconds, opens))
  const data = await readMasterData(db)
  const byPlainSql = async () => {
    const member = await readFamily(db, next())
    if (!member) throw new Error('no such family')
    const query = matchQueryFor(data, member, [])
    if (!query) throw new Error('a family without wishes was chosen')
    await sqlFinder(db, systemClock).matches({
      ...query,
      devak: member.devak_id,
      offset: 0,
      limit: comparedAtMost,
    })
  }
  printTimes('its candidates alone by plain SQL', await oneAfterAnother(seconds, byPlainSql))
  await node.stop()
} finally {
  await close()
  await server.stop()
}
