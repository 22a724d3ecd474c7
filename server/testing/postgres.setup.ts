import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { prepareDatabase } from './prepared-database.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One server for the run; each test file clones the migrated template for itself. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  await Promise.all([prepareTemplate(server.url), prepareDatabase('empty')])
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
