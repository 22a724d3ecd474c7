import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One server for the run; each test file clones the migrated template for itself. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  await prepareTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
