import { startPostgres } from '#server/testing/postgres.ts'
import { makeTemplate } from '#server/testing/template.ts'

/** The PostgreSQL of the run, of the version that serves by default, with the two databases that journeys start from. */
export default async function prepare() {
  const server = await startPostgres()
  await makeTemplate(server.url, 'empty')
  await makeTemplate(server.url, 'demo')
  // The processes that run the journeys inherit it.
  process.env.JOURNEYS_POSTGRES_URL = server.url
  return () => server.stop()
}
