import { startPostgres } from '#server/testing/postgres.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { makeTemplates } from '#server/testing/template.ts'

/** Starts the PostgreSQL of the run, in the default version, with the template databases of the journeys. */
export default async function prepare() {
  const server = await startPostgres('forgetful', scratchFolder())
  await makeTemplates(server.url, ['new', 'empty', 'demo'])
  // The worker processes inherit this variable.
  process.env.JOURNEYS_POSTGRES_URL = server.url
  return () => server.stop()
}
