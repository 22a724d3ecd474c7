import { startPostgres } from '#server/testing/postgres.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { makeTemplates } from '#server/testing/template.ts'

/** The PostgreSQL of the run, of the version that serves by default, with the databases that journeys start from. */
export default async function prepare() {
  const server = await startPostgres('forgetful', scratchFolder())
  await makeTemplates(server.url, ['new', 'empty', 'demo'])
  // The processes that run the journeys inherit it.
  process.env.JOURNEYS_POSTGRES_URL = server.url
  return () => server.stop()
}
